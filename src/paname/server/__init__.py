"""Tables people play at: commands in, events out, storage, fan-out between nodes."""
