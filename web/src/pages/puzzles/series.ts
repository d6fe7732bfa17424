/** Cards of a table after a play, with those marked that came from the hand. */

export interface Marked {
  readonly card: string;
  readonly played: boolean;
}

const nameOf = (series: readonly string[]) => [...series].sort().join();

/**
 * What has changed comes first, the longest series before the others. Series that lay there before have nothing from the
 * hand; of two cards alike, as many are marked as were played.
 */
export function markPlayed(before: readonly (readonly string[])[], after: readonly (readonly string[])[], played: readonly string[]): Marked[][] {
  const unchanged = before.map(nameOf);
  const left = [...played];
  const changed: Marked[][] = [];
  const others: Marked[][] = [];
  for (const series of after) {
    const place = unchanged.indexOf(nameOf(series));
    if (place >= 0) unchanged.splice(place, 1);
    (place < 0 ? changed : others).push(series.map((card) => ({ card, played: place < 0 && took(left, card) })));
  }
  return [...changed.sort((one, other) => other.length - one.length), ...others];
}

/** Take a card out of those left, if it is there. */
function took(left: string[], card: string): boolean {
  const place = left.indexOf(card);
  if (place >= 0) left.splice(place, 1);
  return place >= 0;
}
