"""Who is asking: browsers by a cookie, programs by a seat's token. Only hashes of either are ever stored."""

import hashlib
import hmac
import secrets

from msgspec import Struct

COOKIE = "paname"
_DOT = "."
_YEAR = 400 * 24 * 3600  # the longest a browser keeps a cookie
_MOST_COOKIES = 4_000  # whose cookies are remembered: to prove one takes 60 µs
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, o, 0, 1: ids are read aloud


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Random, so that an id tells nothing about other tables."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def digest(secret: str) -> bytes:
    """Secrets are 192 random bits: a plain hash cannot be searched, salt and stretching would add nothing."""
    return hashlib.sha256(secret.encode()).digest()[:16]


class Seal:
    """Tells the cookies that servers at this database have issued from those that anybody thought up."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._players: dict[str, bytes] = {}  # whom those that were issued are known to be

    def sealed(self, secret: str) -> str:
        return f"{secret}{_DOT}{self._mark(secret)}"

    def player(self, cookie: str) -> bytes | None:
        """Whose cookie it is; None: nobody issued it."""
        if cookie not in self._players:
            secret, _, mark = cookie.partition(_DOT)
            if not mark or not hmac.compare_digest(mark.encode(), self._mark(secret).encode()):
                return None
            while len(self._players) >= _MOST_COOKIES:
                del self._players[next(iter(self._players))]
            self._players[cookie] = digest(secret)
        return self._players[cookie]

    def channel(self) -> str:
        """Where servers at this database talk about hidden things: nobody else knows its name, so nobody listens."""
        return f"paname_{self._mark(f'{_DOT}channel')}"  # no cookie's secret has a dot

    def _mark(self, secret: str) -> str:
        return hmac.digest(self._key, secret.encode(), "sha256").hex()[:24]


def secret_of(cookie: str) -> str:
    return cookie.partition(_DOT)[0]


def set_cookie(cookie: str, *, secure: bool) -> tuple[bytes, bytes]:
    """The header of an answer that issues it."""
    value = f"{COOKIE}={cookie}; HttpOnly; Max-Age={_YEAR}; Path=/; SameSite=lax{'; Secure' if secure else ''}"
    return b"set-cookie", value.encode()


class Principal(Struct, frozen=True):
    """Hashes of what the request brought; None where it brought nothing."""

    player: bytes | None = None
    token: bytes | None = None

    def holds(self, player: bytes | None, token: bytes | None) -> bool:
        """Whether a seat with these stored hashes is this asker's."""
        by_player = bool(self.player and player and hmac.compare_digest(self.player, player))
        by_token = bool(self.token and token and hmac.compare_digest(self.token, token))
        return by_player or by_token


NOBODY = Principal()


def token_of(authorization: str | None) -> bytes | None:
    token = authorization[7:].strip() if authorization and authorization[:7].lower() == "bearer " else ""
    return digest(token) if token else None
