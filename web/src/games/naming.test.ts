import { beforeEach, describe, expect, it } from "vitest";
import type { SeatView, View } from "../api/view";
import { LANGUAGES, speak } from "../i18n/words.svelte";
import { namelessYou, refusalText, refusedCells, seatName } from "./naming";

const person: SeatView = { name: "", bot: null, taken: true, entropy: true, taken_over: null, setup: "here" };
const bot: SeatView = { ...person, name: "greedy", bot: "greedy", setup: "bot" };

function viewOf(seats: SeatView[], you: number | null): View {
  return { kind: "tiles", seats, you, play: null } as unknown as View;
}

beforeEach(() => speak("en"));

describe("a refusal", () => {
  const refusal = { code: "mixed-line", cells: [[1, 0], [2, 0]] as [number, number][], pieces: ["Gd", "Gs", "Gd"] };

  it("names each kind of piece once, and no cells", () => {
    expect(refusalText(refusal, viewOf([], 0))).toBe("It doesn’t match the line in colour or in shape: green diamond and green square.");
  });

  it("names its cells as the board does, for those who hear it", () => {
    expect(refusedCells(refusal)).toBe("Marked on the board: column 1, row 0 and column 2, row 0.");
    expect(refusedCells({ code: "must-place" })).toBe("");
  });

  it.each(LANGUAGES)("has no hole in %s", async (language) => {
    await speak(language);
    const codes = ["cell-taken", "not-in-one-line", "gap", "duplicate-in-line", "mixed-line", "not-in-hand"];
    for (const code of codes) {
      const text = refusalText({ ...refusal, code }, viewOf([], 0));
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/ {2}|\d|\(\)|\{/);
    }
  });
});

describe("the name of a seat", () => {
  it("is You only to the one who sits there without a name", () => {
    expect(seatName(viewOf([person, bot], 0), 0)).toBe("You");
    expect(seatName(viewOf([person, bot], null), 0)).toBe("Seat 1");
    expect(seatName(viewOf([person, { ...person, setup: "link" }], 1), 0)).toBe("Seat 1");
    expect(seatName(viewOf([person, { ...person, setup: "link" }], 1), 1)).toBe("You");
  });

  it("is its number where several without a name share a device", () => {
    expect(seatName(viewOf([person, person], 0), 0)).toBe("Seat 1");
    expect(namelessYou(viewOf([person, person], 0), 0)).toBe(false);
  });

  it("is the one that was given", () => {
    const ann = { ...person, name: "Ann" };
    expect(seatName(viewOf([ann, bot], 0), 0)).toBe("Ann");
    expect(namelessYou(viewOf([ann, bot], 0), 0)).toBe(false);
    expect(seatName(viewOf([ann, bot], 0), 1)).toBe("Computer");
  });
});
