"""A player that learns tiles by playing itself: PPO in PyTorch on thousands of games at once.

    python examples/learning/learn_tiles.py --minutes 22.5 --games 4096 --batches 14

It is short and not tuned: something to begin with, and to compare with. `learned_tiles.py` plays what was learned, and
`draw_curve.py` draws how it went. PyTorch is needed here and nowhere else; a graphics card is used if there is one.
"""

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from torch.nn import functional

from sixfold.envs.vector import Batch

BOARD, CHANNELS, BLOCKS, HIDDEN = (14, 26, 26), 64, 4, 128
CELLS, PIECES = 26 * 26, 36
STEPS, MINIBATCHES, EPOCHS = 64, 8, 2
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.99, 0.95, 0.2, 0.01, 5e-4
POINTS = 20.0
"""Rewards are leads in points, of which so many count as one."""


class Player(nn.Module):
    """Looks at the board with convolutions and at the rest directly; says how good moves are, and the lead to come."""

    def __init__(self, observation: int, moves: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(BOARD[0], CHANNELS, 3, padding=1)
        self.blocks = nn.ModuleList(nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1) for _ in range(BLOCKS))
        aside = observation - BOARD[0] * CELLS
        self.tint = nn.Linear(aside, CHANNELS)
        self.aside = nn.Linear(aside, HIDDEN)
        self.cells = nn.Linear(CHANNELS, 1)
        self.others = nn.Linear(2 * CHANNELS + HIDDEN, moves - CELLS)
        self.value = nn.Linear(2 * CHANNELS + HIDDEN, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        board, aside = seen[:, : BOARD[0] * CELLS].reshape(-1, *BOARD), seen[:, BOARD[0] * CELLS :]
        found = functional.relu(self.first(board) + self.tint(aside)[:, :, None, None])
        for block in self.blocks:
            found = functional.relu(found + block(found))
        places = found.flatten(2).transpose(1, 2)
        whole = torch.cat([places.mean(1), places.amax(1), functional.relu(self.aside(aside))], 1)
        others = self.others(whole)
        logits = torch.cat([others[:, :PIECES], self.cells(places).squeeze(2), others[:, PIECES:]], 1)
        return logits, self.value(whole).squeeze(1)


def chances(player: Player, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
    """How likely each legal move is, and the lead to come."""
    with torch.autocast(seen.device.type, torch.bfloat16):
        logits, value = player(seen)
    return Categorical(logits=logits.float().masked_fill(~masks, -1e9)), value.float()


class Games:
    """Games that the player plays with itself, in several batches that are stepped at the same time."""

    def __init__(self, games: int, seed: int, device: torch.device, batches: int) -> None:
        self.batches = [Batch("tiles-nl", 2, games // batches, reward="score") for _ in range(batches)]
        self.moves, self.device, self.threads = self.batches[0].steps.size, device, ThreadPoolExecutor(batches)
        for number, batch in enumerate(self.batches):
            batch.reset(f"{seed} {number}")
        shapes = (self.batches[0].layout.size, torch.float16), (self.moves, torch.bool)
        pinned = device.type == "cuda"
        self.seen, self.masks = (
            torch.empty((batches, games // batches, size), dtype=kind, pin_memory=pinned) for size, kind in shapes
        )
        list(self.threads.map(self._fetch, range(batches)))

    def _fetch(self, number: int) -> None:
        self.seen[number] = torch.from_numpy(self.batches[number].observations)
        self.masks[number] = torch.from_numpy(self.batches[number].masks)

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        """What the players on turn see and may do."""
        return self.seen.flatten(0, 1).to(self.device), self.masks.flatten(0, 1).to(self.device)

    def seats(self) -> torch.Tensor:
        """Who is on turn."""
        return torch.from_numpy(np.concatenate([batch.seats for batch in self.batches])).long()

    def step(self, chosen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """A move in every game: what it brought each player, and whether the game is over."""
        moves = chosen.cpu().numpy().reshape(len(self.batches), -1)

        def one(number: int) -> None:
            self.batches[number].step(moves[number])
            self._fetch(number)

        list(self.threads.map(one, range(len(self.batches))))
        rewards = np.concatenate([batch.rewards for batch in self.batches])
        return torch.from_numpy(rewards), torch.from_numpy(np.concatenate([b.terminated for b in self.batches]))

    @torch.no_grad()
    def play(self, player: Player) -> list[torch.Tensor]:
        """Some moves in every game, and how much better each turned out than was expected.

        A lead of one is a deficit of the other, so what comes after changes its sign when the turn passes on.
        """
        kept = []
        seats = self.seats()
        for _ in range(STEPS):
            seen, masks = self.look()
            moves, values = chances(player, seen, masks)
            chosen = moves.sample()
            rewards, over = self.step(chosen)
            reward = rewards[torch.arange(len(seats)), seats] / POINTS
            after = self.seats()
            same = torch.where(after == seats, 1.0, -1.0) * ~over
            told = reward.to(self.device), same.to(self.device)
            kept.append((seen, masks, chosen, moves.log_prob(chosen), values, *told))
            seats = after
        later = chances(player, *self.look())[1]
        better, gained = torch.zeros_like(later), []
        for *_, values, reward, same in reversed(kept):
            surprise = reward + DISCOUNT * same * later - values
            better, later = surprise + DISCOUNT * TRACE * same * better, values
            gained.append(better)
        columns = [torch.cat(column) for column in list(zip(*kept, strict=True))[:5]]
        return [*columns, torch.cat(gained[::-1])]


def learn(player: Player, optimiser: torch.optim.Optimizer, played: list[torch.Tensor], curiosity: float) -> None:
    """Make what turned out better than expected likelier, a little at a time, and moves not too certain too soon."""
    seen, masks, chosen, before, expected, better = played
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(chosen), device=chosen.device).chunk(MINIBATCHES):
            moves, values = chances(player, seen[rows], masks[rows])
            gain = (better[rows] - better.mean()) / (better.std() + 1e-6)
            ratio = (moves.log_prob(chosen[rows]) - before[rows]).exp()
            policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = functional.mse_loss(values, better[rows] + expected[rows])
            optimiser.zero_grad()
            (0.5 * error - policy - curiosity * moves.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 1.0)
            optimiser.step()


@torch.no_grad()
def against_random(player: Player, games: int, seed: int, device: torch.device) -> tuple[float, float]:
    """The share of games won against random moves, in each seat half of them, and the mean lead."""
    batch, rng = Batch("tiles-nl", players=2, games=games, auto_reset=False), np.random.default_rng(seed)
    batch.reset(seed)
    own = np.arange(games) % 2
    while not batch.terminated.all():
        seen = torch.from_numpy(batch.observations).to(device, torch.float16)
        moves, _ = chances(player, seen, torch.from_numpy(batch.masks).to(device).bool())
        batch.step(np.where(batch.seats == own, moves.probs.argmax(1).cpu().numpy(), batch.sample(rng)))
    rows = np.arange(games)
    lead = batch.scores[rows, own] - batch.scores[rows, 1 - own]
    return float(np.mean((lead > 0) + 0.5 * (lead == 0))), float(lead.mean())


def main() -> None:
    """Learn for so many minutes, and keep what was learned and how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=7.0)
    parser.add_argument("--games", type=int, default=2048, help="at once")
    parser.add_argument("--batches", type=int, default=2, help="to share the games out to, one thread each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("learned_tiles.npz"))
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_num_threads(1 if device.type == "cuda" else torch.get_num_threads())
    games = Games(asked.games, asked.seed, device, asked.batches)
    player = Player(games.seen.shape[2], games.moves).to(device, memory_format=torch.channels_last)
    if device.type == "cuda":
        player.compile()
        torch.set_float32_matmul_precision("high")
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    begun, looked, decisions, curve = time.monotonic(), -1e9, 0, []
    while (spent := time.monotonic() - begun) < 60 * asked.minutes:
        left = 1 - spent / (60 * asked.minutes)
        optimiser.param_groups[0]["lr"] = RATE * left
        if spent - looked > 3 * asked.minutes:
            wins, lead = against_random(player, 512, 7, device)
            curve.append({"seconds": round(spent), "decisions": decisions, "wins": wins, "lead": lead})
            print(json.dumps(curve[-1]), flush=True)
            looked = spent
        learn(player, optimiser, games.play(player), ENTROPY * left)
        decisions += STEPS * games.seen.shape[0] * games.seen.shape[1]
    wins, lead = against_random(player, 512, 7, device)
    curve.append({"seconds": round(time.monotonic() - begun), "decisions": decisions, "wins": wins, "lead": lead})
    weights = {name: value.cpu().numpy().astype(np.float16) for name, value in player.state_dict().items()}
    np.savez_compressed(asked.out, **weights)
    asked.out.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
    print(json.dumps(curve[-1]))


if __name__ == "__main__":
    main()
