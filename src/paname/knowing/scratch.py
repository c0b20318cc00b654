"""What is filled anew for every question and takes longer to make than to fill. Each thread has its own."""

from threading import local

from paname.rules.payment import Payment
from paname.rules.state import ActionBuffer


class _Scratch(local):
    def __init__(self) -> None:
        self.legal: ActionBuffer = ActionBuffer()
        self.moves: ActionBuffer = ActionBuffer()
        self.payable: ActionBuffer = ActionBuffer()
        self.payment: Payment = Payment()


scratch: _Scratch = _Scratch()
