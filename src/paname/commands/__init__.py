"""The commands of the library; server and arena have theirs beside them."""
