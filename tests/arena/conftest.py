"""The plugin's bots are for the processes that tests start; collecting them would put them among everybody's bots."""

collect_ignore = ["plugin"]
