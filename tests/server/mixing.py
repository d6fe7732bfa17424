"""A client that mixes the shuffle as the page does: it promises, waits until all have, tells, and keeps its receipt."""

from typing import Any

import httpx

from given import STAGE, chance
from server.client import Json, bearer
from sixfold.core.mix import promise
from sixfold.records.receipts import RECEIPT_FORMAT


class Mixer:
    """One seat's part in the shuffle of a game."""

    def __init__(self, view: Json, seat: int, token: str) -> None:
        """What the view tells of the server's commitment is written down before anything is said."""
        self.game, self.seat, self.token = view["game"], seat, token
        self.receipt: dict[str, Any] = {
            "format": RECEIPT_FORMAT,
            "game": self.game,
            "seat": seat,
            "commitment": view["shuffle"]["commitment"],
            "seniority": view["settings"]["seniority"],
            "rounds": [],
        }

    def promised(self, number: int) -> Json:
        """The request that commits this seat for a round."""
        entropy = chance("mixer", STAGE.scene, self.seat, number)
        kept = {"round": number, "entropy": entropy.hex(), "commitments": None, "said": "commit"}
        self.receipt["rounds"].append(kept | {"committed": False, "revealed": False})
        return {"round": number, "commitment": promise(self.game, number, self.seat, entropy).hex()}

    def told(self, commitments: list[str | None]) -> Json:
        """The request that tells this seat's bytes, once it has seen that all promises stand."""
        kept = self.receipt["rounds"][-1]
        assert commitments[self.seat] == promise(self.game, kept["round"], self.seat, self.bytes_told()).hex()
        kept |= {"commitments": commitments, "said": "reveal"}
        return {"entropy": kept["entropy"]}

    def bytes_told(self) -> bytes:
        """What this seat adds in its last round."""
        return bytes.fromhex(self.receipt["rounds"][-1]["entropy"])

    async def commit(self, client: httpx.AsyncClient, number: int = 1) -> None:
        """Promise, over REST."""
        await self._post(client, "commit", self.promised(number))
        self.receipt["rounds"][-1]["committed"] = True

    async def reveal(self, client: httpx.AsyncClient) -> None:
        """Tell, over REST."""
        view = (await client.get(f"/api/games/{self.game}", headers=bearer(self.token))).json()
        await self._post(client, "reveal", self.told(view["shuffle"]["commitments"]))
        self.receipt["rounds"][-1]["revealed"] = True

    async def _post(self, client: httpx.AsyncClient, verb: str, body: Json) -> None:
        answer = await client.post(f"/api/games/{self.game}/{verb}", json=body, headers=bearer(self.token))
        assert answer.status_code == 200, answer.text


async def mix(client: httpx.AsyncClient, *mixers: Mixer) -> None:
    """Let all seats that mix do so, one after the other."""
    for mixer in mixers:
        await mixer.commit(client)
    for mixer in mixers:
        await mixer.reveal(client)
