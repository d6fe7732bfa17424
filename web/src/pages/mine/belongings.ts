/** What belongs to the person of this device, from all the places where it is kept, and back there. */

import { isLocal } from "../../api/answering";
import { ownGames, replaceGames } from "../../api/device.svelte";
import { change, settings, USUAL } from "../../settings.svelte";
import { keptPositions, replacePositions } from "../analysis/kept.svelte";
import { readProgress, writeProgress } from "../puzzles/progress";
import { keptTables, replaceTables } from "../real/kept.svelte";
import { allPlayed, keepPlayed } from "./played.svelte";
import { type Belongings, FORMAT, merged, parseBelongings } from "./transfer";

function belongings(): Belongings {
  return { games: ownGames(), played: allPlayed(), settings: { ...settings }, puzzles: readProgress(), real: keptTables(), positions: keptPositions() };
}

/** What another device can use: games without a server stay where they are. */
export function written(): object {
  return { format: FORMAT, at: Date.now(), ...belongings(), games: ownGames().filter(({ game }) => !isLocal(game)) };
}

const rest = ({ played, puzzles, real, positions }: Belongings) => played.length + Object.keys(puzzles.solved).length + real.length + positions.length;

/** Take in what a file holds, all of it or nothing: how many games were new, and how much else. */
export function takeIn(text: string): { readonly games: number; readonly rest: number } {
  const before = belongings();
  const after = merged(before, parseBelongings(text, USUAL), USUAL);
  replaceGames(after.games);
  keepPlayed(after.played);
  change(after.settings);
  writeProgress(after.puzzles);
  replaceTables(after.real);
  replacePositions(after.positions);
  return { games: after.games.length - before.games.length, rest: rest(after) - rest(before) };
}
