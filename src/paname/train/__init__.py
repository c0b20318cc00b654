"""`paname train`: nets that learn by playing themselves.

Processes play (`worker`), the learner learns from their games (`learner`), matches decide whether a new net is better
(`gate`), and `run` holds it all together in a folder that it can go on from.
"""
