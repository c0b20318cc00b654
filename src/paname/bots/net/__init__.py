"""The player that was trained: what a net sees of a position, the net, and searches that trust it."""
