/** How one's games stand, as the server tells it: all of them, some at a time. */

import { isLocal } from "../../api/answering";
import { fetchChoices, fetchGlances, fetchView, type Glance } from "../../api/client";
import { goesOn, type OwnGame, ownGame, ownGames, remember } from "../../api/device.svelte";
import { allPlayed, notePlayed } from "./played.svelte";

const AT_ONCE = 40;

/** A secret that opens a game for looking at it. */
export function secretOf(game: OwnGame): string | undefined {
  return Object.values(game.seats)[0] ?? game.watch ?? game.host;
}

let known = $state.raw<Readonly<Record<string, Glance>>>({});

export function glanceOf(game: string): Glance | undefined {
  return known[game];
}

/** Whether it is the turn of somebody who plays here. */
export function isMyTurn(game: OwnGame): boolean {
  const turn = known[game.game]?.on_turn ?? game.on_turn;
  return game.status === "playing" && turn !== undefined && turn !== null && turn in game.seats;
}

/** The games in which it is somebody's turn who plays here. */
export function myTurns(): number {
  return ownGames().filter(isMyTurn).length;
}

/** Ask how the games stand that go on, and those whose result is not known here yet. */
export async function lookAtGames(): Promise<void> {
  const asked = ownGames().flatMap((game) => {
    const secret = secretOf(game);
    const open = goesOn(game) || (game.status === "ended" && game.scores === undefined);
    return open && secret ? [{ game: game.game, secret }] : [];
  });
  // Those of this device first: the server may be out of reach.
  await lookAt(asked.filter(({ game }) => isLocal(game)));
  await lookAt(asked.filter(({ game }) => !isLocal(game)));
  await countEnded();
}

async function lookAt(asked: readonly { game: string; secret: string }[]): Promise<void> {
  for (let start = 0; start < asked.length; start += AT_ONCE) {
    const found = await fetchGlances(asked.slice(start, start + AT_ONCE));
    known = { ...known, ...Object.fromEntries(found.map((glance) => [glance.game, glance])) };
    for (const glance of found) learn(glance);
  }
}

function learn(glance: Glance): void {
  const before = ownGame(glance.game);
  if (!before || !glance.status || !glance.seats) return;
  const changed = before.status !== glance.status || before.number !== glance.number;
  if (!changed) return;
  const { status, number, scores, winners, on_turn, at = 0 } = glance;
  remember(glance.game, {
    status,
    seated: glance.seats.map(({ name, bot }, seat) => ({ ...before.seated[seat], name, bot })),
    ...(number === undefined ? {} : { number }),
    ...(scores ? { scores } : {}),
    ...(winners ? { winners } : {}),
    ...(on_turn === undefined ? {} : { on_turn }),
    at: at * 1000,
  });
}

/** Games that ended while nobody looked are counted too. */
async function countEnded(): Promise<void> {
  const counted = new Set(allPlayed().map(({ game }) => game));
  const uncounted = ownGames().filter((game) => game.status === "ended" && !counted.has(game.game) && Object.keys(game.seats).length > 0 && !game.uncountable);
  if (uncounted.length === 0) return;
  const { bots, levels } = await fetchChoices();
  for (const game of uncounted.slice(0, 10)) {
    try {
      notePlayed(await fetchView(game.game, secretOf(game) ?? null), [...bots, ...levels], game.at);
    } catch {
      remember(game.game, { uncountable: true, at: game.at });
    }
  }
}
