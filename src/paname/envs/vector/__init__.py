"""The compiled part of the environments: observations and many games stepped at once. Needs neither NumPy nor a framework."""
