import { describe, expect, it, vi } from "vitest";
import type { Action, Preview, Refusal, View } from "../api/view";
import { CardsTurn } from "./cards/turn.svelte";
import { PlacementTurn } from "./placement/turn.svelte";
import type { Session } from "./session";

vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });

/** A session whose server counts what it is asked, and answers when told to. */
class FakeSession implements Session {
  asked: Action[] = [];
  sent: Action[] = [];
  view: View;
  readonly seat = 0;
  readonly plays = true;
  readonly online = true;
  readonly mayAct = true;
  readonly advice = null;
  readonly adviceNumber = { number: 1, of: 0 };
  readonly adviceRefused = null;
  readonly thinking = false;
  answer: (refusal: Refusal | null) => void = () => undefined;

  constructor(play: object, kind: View["kind"] = "tiles") {
    this.view = { kind, number: 7, answers: 7, play } as unknown as View;
  }

  preview(action: Action): Promise<Preview> {
    this.asked.push(action);
    return Promise.resolve({ legal: true, refusal: null, fits: { Gd: [[1, 0]], Rt: [] } });
  }

  act(action: Action): Promise<Refusal | null> {
    this.sent.push(action);
    return new Promise((answer) => (this.answer = answer));
  }

  advise(): void {}
  dropAdvice(): void {}
}

async function seated(): Promise<{ session: FakeSession; turn: PlacementTurn }> {
  const session = new FakeSession({ board: [["Ro", 0, 0]] });
  const turn = new PlacementTurn(session);
  turn.follow(["Gd", "Rt"]);
  await turn.answered;
  return { session, turn };
}

describe("what a turn asks the server", () => {
  it("asks once for a hand, and nothing when a piece of it is chosen or let go", async () => {
    const { session, turn } = await seated();
    turn.pressHand(1);
    expect(turn.asking).toBe(false);
    expect(turn.lit).toEqual([{ x: 1, y: 0 }]);
    turn.pressHand(2);
    turn.letGo();
    turn.pressCell({ x: 0, y: 0 });
    expect(session.asked).toEqual([{ play: [] }]);
  });

  it("asks again when something is laid, lifted or taken back", async () => {
    const { session, turn } = await seated();
    turn.pressHand(1);
    turn.pressCell({ x: 1, y: 0 });
    await turn.answered;
    turn.pressHand(2);
    expect(session.asked.slice(1)).toEqual([{ play: [["Gd", 1, 0]] }]);
    turn.pressHand(1);
    await turn.answered;
    expect(session.asked.slice(2)).toEqual([{ play: [] }]);
    turn.letGo();
    turn.takeBackAll();
    await turn.answered;
    expect(session.asked.at(-1)).toEqual({ play: [] });
  });

  it("asks again when the game went on or the hand is another", async () => {
    const { session, turn } = await seated();
    session.view = { ...session.view, number: 8 };
    turn.follow(["Gd", "Rt"]);
    expect(session.asked).toHaveLength(2);
    turn.follow(["Gd", "Rx"]);
    expect(session.asked).toHaveLength(3);
  });

  it("asks nothing when a card is chosen", async () => {
    const table = [["Rc", "Rd", "Rs"]];
    const session = new FakeSession({ table }, "cards");
    const turn = new CardsTurn(session);
    turn.follow(["Ro", "Gt"], table);
    await turn.answered;
    turn.choose(1);
    turn.choose(2);
    expect(session.asked).toHaveLength(1);
    turn.put(1, 0);
    expect(session.asked).toHaveLength(2);
  });
});

describe("a turn on its way", () => {
  it("lets nothing else be sent until it is refused or to be seen", async () => {
    const { session, turn } = await seated();
    turn.pressHand(1);
    turn.pressCell({ x: 1, y: 0 });
    await turn.answered;
    expect(turn.mayConfirm).toBe(true);
    const first = turn.confirm();
    expect([turn.mayAct, turn.mayConfirm]).toEqual([false, false]);
    await turn.confirm();
    expect(session.sent).toHaveLength(1);
    session.answer({ code: "not-your-turn" });
    await first;
    expect(turn.refusal).toEqual({ code: "not-your-turn" });
    expect(turn.mayAct).toBe(true);
  });

  it("says why it was refused until something is changed or the game goes on", async () => {
    const { session, turn } = await seated();
    turn.pressHand(1);
    turn.pressCell({ x: 1, y: 0 });
    const confirmed = turn.confirm();
    session.answer({ code: "busy" });
    await confirmed;
    turn.follow(["Gd", "Rt"]);
    expect(turn.refusal).toEqual({ code: "busy" });
    turn.takeBackAll();
    expect(turn.refused).toBe(null);
    const passed = turn.pass();
    session.answer({ code: "busy" });
    await passed;
    session.view = { ...session.view, number: 8 };
    turn.follow(["Gd", "Rt"]);
    expect(turn.refused).toBe(null);
  });
});
