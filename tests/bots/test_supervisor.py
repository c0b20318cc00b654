"""Workers: processes that answer for bots, and what becomes of those that do not."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from paname import Game
from paname.bots.child import NoAnswer
from paname.bots.protocol import ChooseFor, Lines, Slate, to_line
from paname.bots.supervisor import Supervisor
from tests.bots.packages import install_bot

LONG = 60.0


@pytest.fixture
def one() -> Iterator[Supervisor]:
    workers = Supervisor("paname.bots.worker", 1)
    yield workers
    workers.close()


def question(bot: str = "greedy", game: Game | None = None) -> ChooseFor:
    game = game or Game.new(players=2, seed=1)
    return {
        "type": "choose",
        "bot": bot,
        "seed": 1,
        "seconds": 5.0,
        "view": game.view(0, "open"),
        "legal": game.seat(0).legal_texts(),
        "components": None,
        "whose": "",
        "explain": False,
    }


def program(folder: Path, source: str) -> str:
    (folder / "bot.py").write_text(source)
    return f"program:start_seconds=100:{sys.executable} {folder / 'bot.py'}"


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for_end(*pids: int) -> None:
    deadline = time.monotonic() + LONG
    while any(map(alive, pids)):
        assert time.monotonic() < deadline, "still alive"
        time.sleep(0.02)


def test_a_worker_answers_and_stays(one: Supervisor) -> None:
    asked = question()
    assert one.ask(asked, LONG)["actions"][0] in asked["legal"]
    (worker,) = one.workers
    assert one.ask(question("random"), LONG)["why"] is None
    assert one.workers == {worker}


def test_one_that_stops_is_killed_and_replaced(one: Supervisor) -> None:
    one.ask(question(), LONG)
    (first,) = one.workers
    os.kill(first.process.pid, signal.SIGSTOP)
    with pytest.raises(NoAnswer, match="did not answer in time") as failed:
        one.ask(question(), 0.2)
    assert failed.value.cause == "hung"
    assert first.process.returncode == -signal.SIGKILL
    assert one.ask(question(), LONG)["actions"]
    assert first not in one.workers


def test_one_that_dies_says_how(one: Supervisor) -> None:
    one.ask(question(), LONG)
    (first,) = one.workers
    os.kill(first.process.pid, signal.SIGSEGV)
    with pytest.raises(NoAnswer, match=r"ended \(signal SIGSEGV\)") as failed:
        one.ask(question(), LONG)
    assert failed.value.cause == "died"
    assert one.ask(question(), LONG)["actions"]


def test_a_bot_that_fails_costs_an_answer_not_the_worker(one: Supervisor) -> None:
    one.ask(question(), LONG)
    (worker,) = one.workers
    answer = one.ask(question("grandmaster"), LONG)
    assert (answer["error"], answer["text"][:20]) == ("BotError", "no bot 'grandmaster'")
    assert one.workers == {worker}


def test_what_a_bot_starts_dies_with_its_worker(one: Supervisor, tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    one.ask(question(), LONG)
    for limit in (1, 4, 16, LONG):  # on a busy machine, it may not have started yet
        with pytest.raises(NoAnswer, match="did not answer in time"):
            one.ask(question(f"program:sh -c 'echo $$ > {mark}; exec sleep 1000'"), limit)
        if mark.exists() and mark.read_text():
            break
    wait_for_end(int(mark.read_text()))


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    source = "import time\ntime.sleep(1000)\n"
    code = (
        "import sys, threading, time\n"
        "from paname.bots.supervisor import Supervisor\n"
        "from tests.bots.test_supervisor import question\n"
        "workers = Supervisor('paname.bots.worker', 1)\n"
        "workers.ask(question(), 100)\n"
        "print(*(worker.process.pid for worker in workers.workers), flush=True)\n"
        "workers.ask(question(sys.argv[1]), 100)\n"
    )
    run = [sys.executable, "-c", code, program(tmp_path, source)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True, cwd=root) as parent:
        assert parent.stdout
        worker = int(parent.stdout.readline())
        parent.kill()
    wait_for_end(worker)
    os.killpg(worker, signal.SIGKILL)  # a program that reads nothing does not notice that nobody asks any more


def test_whoever_waits_is_told_when_the_workers_are_sent_home(tmp_path: Path) -> None:
    workers = Supervisor("paname.bots.worker", 1)
    workers.ask(question(), LONG)
    hanging = question(program(tmp_path, "import time\ntime.sleep(1000)\n"))
    causes: list[str] = []

    def ask() -> None:
        try:
            workers.ask(hanging, 1000)
        except NoAnswer as failure:
            causes.append(failure.cause)

    threads = [threading.Thread(target=ask) for _ in range(3)]  # one is asking, two wait for the only worker
    for thread in threads:
        thread.start()
    while not workers._free.empty():
        time.sleep(0.01)
    workers.close()
    for thread in threads:
        thread.join(LONG)
    assert sorted(causes) == ["closed", "closed", "died"]


def test_a_worker_that_cannot_start() -> None:
    workers = Supervisor("paname.bots.no_such_module", 1)
    with pytest.raises(NoAnswer, match=r"ended \(exit code 1\)") as failed:
        workers.ask(question(), LONG)
    assert failed.value.cause == "start"


def test_what_a_bot_prints_is_not_taken_for_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bot(tmp_path, "loud", "print('I think I will', flush=True); os.write(1, b'{}')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    workers = Supervisor("paname.bots.worker", 1)
    asked = question("loud")
    assert workers.ask(asked, LONG) == {"actions": [asked["legal"][-1]], "why": None}
    workers.close()


def test_lines() -> None:
    lines = Lines()
    lines.feed(to_line({"a": 1}) + b'{"b"')
    assert lines.next() == {"a": 1}
    assert lines.next() is None
    lines.feed(b": 2}\n")
    assert lines.next() == {"b": 2}
    lines.feed(b"[1]\n")
    with pytest.raises(ValueError, match="not a JSON object"):
        lines.next()


def test_a_worker_whose_parent_is_gone_ends_without_a_word() -> None:
    with tempfile.TemporaryFile() as slate:
        slate.truncate(Slate.SIZE)
        command = [sys.executable, "-m", "paname.bots.worker", str(slate.fileno()), str(os.getpid())]
        worker = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            process_group=0, pass_fds=[slate.fileno()],
        )  # fmt: skip
    assert worker.stdin
    assert worker.stdout
    worker.stdout.close()  # nobody will read the answer
    worker.stdin.write(to_line({"type": "hello"}))
    worker.stdin.flush()
    with worker:
        assert worker.stderr
        assert (worker.stderr.read(), worker.wait(LONG)) == (b"", -signal.SIGKILL)
