/** Making a game and remembering its secrets. */

import { type Choices, createGame, type Edition, fetchChoices, type GameAsked, type GameMade } from "../api/client";
import { remember } from "../api/device.svelte";
import type { GameName } from "../api/view";
import { language, speak } from "../i18n/words.svelte";
import { go } from "../router.svelte";
import { change, settings } from "../settings.svelte";
import { invite } from "./invite.svelte";
import { allPlayed } from "./mine/played.svelte";
import { fittingLevel, MINE } from "./mine/strength";

export const GAMES: readonly GameName[] = ["tiles", "cubes", "cards"];

/** A piece that stands for each game. */
export const LOOKS: Record<GameName, readonly [string, "tile" | "cube" | "card"]> = { tiles: ["Ro", "tile"], cubes: ["Gs", "cube"], cards: ["Yc", "card"] };

/** Speak a language that was chosen elsewhere, if its words can be had. */
export async function chooseLanguageOf(tag: string | null): Promise<void> {
  if (!tag || tag === language()) return;
  const before = language();
  await speak(tag).catch(() => speak(before));
}

/** The edition of the last game if it was chosen in this language, else the one that is printed in it, else the first. */
export function usualEdition(editions: readonly Edition[], game: GameName): Edition | undefined {
  const those = editions.filter((edition) => edition.game === game);
  const last = settings.editionLanguage === language() ? those.find((edition) => edition.id === settings.edition) : undefined;
  return last ?? those.find((edition) => edition.languages.includes(language())) ?? those[0];
}

/** Speak another language and remember it. Without a network and its words, the present one stays. */
export async function chooseLanguage(choice: HTMLSelectElement): Promise<void> {
  const before = language();
  try {
    await speak(choice.value);
    change({ language: language() });
  } catch {
    await speak(before);
    choice.value = before;
  }
}

/** The level that was played last, also one that is no longer offered; a newcomer's follows them. */
export function usualLevel({ bots, levels }: Choices): string {
  const offered = levels.length > 0 ? [MINE, ...levels, ...bots] : bots;
  return offered.find((bot) => bot === settings.level) ?? offered[0] ?? "random";
}

/** Make the game, remember what only this device may know, and go there. */
export async function begin(asked: GameAsked): Promise<GameMade> {
  const { editions, levels } = await fetchChoices();
  const kind = editions.find(({ id }) => id === asked.edition)?.game ?? "tiles";
  const fit = asked.seats.some((seat) => seat.bot === MINE);
  // One part in the shuffle is enough for all who play on this device.
  const first = asked.seats.findIndex((seat) => seat.kind === "here");
  const seats = asked.seats.map((seat, index) => ({
    ...seat,
    ...(index === first ? { mixes: true } : {}),
    ...(seat.bot === MINE ? { bot: fittingLevel(allPlayed(), kind, levels) } : {}),
  }));
  const made = await createGame({ ...asked, seats });
  const tokens = made.seats.flatMap(({ seat, token }) => (token ? [[seat, token] as const] : []));
  const invites = made.seats.flatMap(({ seat, invite }) => (invite ? [[seat, invite] as const] : []));
  remember(made.game, {
    kind: made.view.kind,
    edition: asked.edition,
    seated: made.view.seats.map(({ name, bot, setup }) => ({ name, bot, setup })),
    status: made.view.status,
    seats: Object.fromEntries(tokens),
    invites: Object.fromEntries(invites),
    host: made.host,
    ...(first >= 0 ? { mixes: first } : {}),
    ...(fit ? { fit } : {}),
    ...(made.watch ? { watch: made.watch } : {}),
  });
  go("game", made.game);
  return made;
}

/** One press: a game with a friend, whose link is handed to the share sheet at once. */
export async function playFriend(game: GameName): Promise<void> {
  const choices = await fetchChoices();
  const edition = usualEdition(choices.editions, game);
  if (!edition) return;
  change({ edition: edition.id, editionLanguage: language() });
  const made = await begin({
    edition: edition.id,
    seats: [
      { kind: "here", name: settings.name },
      { kind: "link", name: "" },
    ],
  });
  const secret = made.seats[1]?.invite;
  if (secret) await invite(made.view, 1, secret);
}

/** One press: the game against the computer. */
export async function playComputer(game: GameName): Promise<void> {
  const choices = await fetchChoices();
  const edition = usualEdition(choices.editions, game);
  if (!edition) return;
  change({ edition: edition.id, editionLanguage: language() });
  await begin({
    edition: edition.id,
    seats: [
      { kind: "here", name: settings.name },
      { kind: "bot", name: "", bot: usualLevel(choices) },
    ],
  });
}
