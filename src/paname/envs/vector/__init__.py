"""The compiled part of the environments: observations, and many games stepped at once. NumPy is not needed here."""
