"""Bots as programs, for the tests: `python programs.py HOW`. The good one is the example of docs/bots.md."""

import json
import sys
import time


def answer(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def main(how: str) -> None:
    hello: dict[str, str] = {}
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "hello":
            hello = question
            if how == "silent":
                time.sleep(60)
            answer({"protocol": "paname-bot/0" if how == "old" else "paname-bot/1"})
        elif how == "first":
            answer({"action": question["legal"][0]})
        elif how == "box":
            answer({"action": question["legal"][0 if "Odette" in hello.get("toml", "") else 1]})
        elif how == "hang":
            time.sleep(60)
        elif how == "crash":
            sys.exit(3)
        elif how == "illegal":
            answer({"action": "place moon"})
        elif how == "list":
            answer({"action": question["legal"]})
        elif how == "no-json":
            print("I would draw", flush=True)
        elif how == "flood":
            sys.stdout.write("x" * 2_000_000)
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
