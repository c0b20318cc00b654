"""How bots appear at a table."""

# Shown as they are in every language; people of the novel that made the city famous.
NAMES = {1: "Gavroche", 2: "Cosette", 3: "Marius", 4: "Fantine", 5: "Javert", 6: "Valjean"}
STAND_IN = "greedy"  # plays on for a seat that conceded
PACES = {"instant": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}  # seconds a bot takes for one action


def bot_name(level: int | None, taken: list[str]) -> str:
    """A level's name, told apart from others of the same level at the table."""
    name = NAMES[level or 3]
    same = sum(other.split(" ")[0] == name for other in taken)
    return name if not same else f"{name} {'I' * (same + 1)}"
