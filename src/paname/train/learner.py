"""The learner: a net of floats that follows the targets, and the whole numbers it is exported as."""

from pathlib import Path
from typing import Any

import torch
from torch.nn import functional

from paname.bots.net.features import words_of
from paname.bots.net.plain import NARROW, SHIFT
from paname.bots.net.value import outputs_of
from paname.bots.netfile import WIDTHS, NetError, NetFile

WINDOW = 0.6
"""The newest share of all rows is learned from: games of weak nets are forgotten."""
SMALLEST = 5
"""But that many times as many as it begins with, if there are."""
USES = 15
"""Each row is used about so often."""
AVERAGE = 0.9998
UNIT = 1 << SHIFT
"""Weights are exported in units of 1 / UNIT."""
LIMIT = 32767


class Learner:
    def __init__(self, players: int, hidden: int, device: str, seed: int = 0) -> None:
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.players: int = players
        self.hidden: int = hidden
        self.device: str = device
        big = device != "cpu"
        self.capacity: int = 24_000_000 if big else 400_000
        self.batch: int = 8_192 if big else 1_024
        self.least: int = 400_000 if big else 2_000  # rows before it begins
        width, outputs = 64 * words_of(players), outputs_of(players)
        self.weights: list[Any] = [
            _uniform((width, hidden), 0.036).to(device), _uniform((hidden,), 0.036).to(device),
            _uniform((NARROW, hidden), hidden**-0.5).to(device), _uniform((NARROW,), hidden**-0.5).to(device),
            _uniform((NARROW, NARROW), NARROW**-0.5).to(device), _uniform((NARROW,), NARROW**-0.5).to(device),
            _uniform((outputs, NARROW), 0.3 * NARROW**-0.5).to(device), torch.zeros(outputs, device=device),
        ]  # fmt: skip
        for weight in self.weights:
            weight.requires_grad_(True)
        self.average: list[Any] = [weight.detach().clone() for weight in self.weights]
        self.optimizer: Any = torch.optim.Adam(self.weights, lr=1e-3, betas=(0.9, 0.99))
        self.seen: Any = torch.zeros(width // 8, dtype=torch.uint8, device=device)  # bits that any row had
        self.bits: Any = torch.zeros((self.capacity, width // 8), dtype=torch.uint8, device=device)
        self.targets: Any = torch.zeros((self.capacity, 2 * players), dtype=torch.float16, device=device)
        self.shifts: Any = torch.arange(8, device=device, dtype=torch.uint8)
        self.at: int = 0
        self.rows: int = 0  # ever
        self.here: int = 0  # since it was started
        self.steps: int = 0
        self.steps_before: int = 0

    def add(self, rows: bytes, number: int) -> None:
        """Rows and their targets as a worker sends them."""
        size = number * self.bits.shape[1]
        data = bytearray(rows)
        bits = torch.frombuffer(data, dtype=torch.uint8, count=size).reshape(number, -1).to(self.device)
        targets = torch.frombuffer(data, dtype=torch.float32, offset=size).reshape(number, -1).to(self.device)
        where = (torch.arange(number, device=self.device) + self.at) % self.capacity
        self.bits[where] = bits
        self.targets[where] = targets.half()
        for shift in range(8):
            self.seen |= (bits & (1 << shift)).amax(0)
        self.at = (self.at + number) % self.capacity
        self.rows += number
        self.here += number

    def hungry(self) -> bool:
        """Whether it waits for more rows."""
        return self.here < self.least or self.steps * self.batch > USES * self.here

    def learn(self, rate: float, steps: int) -> tuple[float, float]:
        """The losses of the win and of the margin."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        window = min(self.here, self.capacity, max(SMALLEST * self.least, int(WINDOW * self.here)))
        win = margin = torch.zeros(())
        for _ in range(steps):
            chosen = torch.randint(0, window, (self.batch,), device=self.device)
            win, margin = self._losses((self.at - 1 - chosen) % self.capacity)
            self.optimizer.zero_grad(set_to_none=True)
            (win + 0.5 * margin).backward()
            self.optimizer.step()
            self.steps += 1
            ever = self.steps_before + self.steps
            kept = min(AVERAGE, (1 + ever) / (10 + ever))
            with torch.no_grad():
                torch._foreach_lerp_(self.average, self.weights, 1 - kept)
        return win.item(), margin.item()

    def outputs(self, chosen: Any) -> Any:
        """What the net says of these rows."""
        rows = ((self.bits[chosen].unsqueeze(-1) >> self.shifts) & 1).reshape(len(chosen), -1).float()
        rows_w, rows_b, w2, b2, w3, b3, w4, b4 = self.weights
        wide = functional.relu(rows @ rows_w + rows_b)
        narrow = functional.relu(functional.linear(wide, w2, b2))
        return functional.linear(functional.relu(functional.linear(narrow, w3, b3)), w4, b4)

    def _losses(self, chosen: Any) -> tuple[Any, Any]:
        out = self.outputs(chosen)
        targets = self.targets[chosen].float()
        players = self.players
        if players == 2:
            win = functional.binary_cross_entropy_with_logits(out[:, 0], targets[:, 0].clamp(0, 1))
            return win, functional.smooth_l1_loss(out[:, 1], targets[:, 2])
        win = -(targets[:, :players] * functional.log_softmax(out[:, :players], 1)).sum(1).mean()
        return win, functional.smooth_l1_loss(out[:, players:], targets[:, players:])

    def export(self, about: dict[str, Any]) -> NetFile:
        """The averaged weights as whole numbers. Rows of bits that never were are nothing."""
        seen = ((self.seen.unsqueeze(-1) >> self.shifts) & 1).reshape(-1, 1)
        parts = [_whole(self.average[0] * seen, UNIT, torch.int16), _whole(self.average[1], UNIT, torch.int16)]
        for weight, bias in zip(self.average[2::2], self.average[3::2], strict=True):
            parts += [_whole(weight, UNIT, torch.int16), _whole(bias, UNIT * UNIT, torch.int32)]
        return NetFile(self.players, self.hidden, tuple(parts), about)

    def begin_with(self, net: NetFile) -> None:
        """Go on from what another learner exported."""
        with torch.no_grad():
            for weight, part, width in zip(self.weights, net.parts, WIDTHS, strict=True):
                kind, unit = (torch.int16, UNIT) if width == 2 else (torch.int32, UNIT * UNIT)
                whole = torch.frombuffer(bytearray(part), dtype=kind).reshape(weight.shape)
                weight.copy_(whole.double() / unit)
            used = (self.weights[0] != 0).any(1).reshape(-1, 8)
            self.seen = (used.to(torch.uint8) << self.shifts).sum(1, dtype=torch.uint8)
        self.average = [weight.detach().clone() for weight in self.weights]
        self.rows = net.about.get("rows", 0)
        self.steps_before = USES * self.rows // self.batch  # about so many; the average is as long as theirs was

    def save(self, path: Path) -> None:
        torch.save(
            {
                "weights": [weight.detach() for weight in self.weights], "average": self.average,
                "optimizer": self.optimizer.state_dict(), "seen": self.seen, "rows": self.rows,
                "steps": self.steps_before + self.steps,
            },
            path,
        )  # fmt: skip

    def restore(self, path: Path) -> None:
        saved = torch.load(path, map_location=self.device)
        with torch.no_grad():
            for weight, before in zip(self.weights, saved["weights"], strict=True):
                weight.copy_(before)
        self.average = saved["average"]
        self.optimizer.load_state_dict(saved["optimizer"])
        self.seen, self.rows, self.steps_before = saved["seen"], saved["rows"], saved["steps"]


def _uniform(shape: tuple[int, ...], most: float) -> Any:
    return (torch.rand(shape) * 2 - 1) * most


def _whole(numbers: Any, unit: int, kind: Any) -> bytes:
    limit = LIMIT if kind == torch.int16 else 2**31 - 1
    whole = (numbers.detach().double() * unit).round().clamp(-limit, limit).to(kind).cpu().contiguous()
    data: bytes = whole.numpy().tobytes()
    return data


def usable(device: str) -> str:
    """The device, if there is one of this name; the usual one, if it has none."""
    name = device or ("cuda" if torch.cuda.is_available() else "cpu")
    try:
        torch.zeros(1, device=name)
    except (RuntimeError, AssertionError, NotImplementedError) as error:
        reason = str(error).partition("\n")[0]
        raise NetError(f"PyTorch cannot use {name!r} here ({reason}); cpu always works") from None
    return name
