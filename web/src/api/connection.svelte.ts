/** One seat's line to a game: it mends itself, and what was sent is answered even if the line broke meanwhile. */

import type { Line } from "./answerer";
import { listen } from "./answering";
import { after, type Action, type EventMessage, type Preview, type Refusal, type Told, type View, type Viewed } from "./view";

type Message = Exclude<Told["SocketMessage"], { type: "view" | "event" }> | Viewed<Told["ViewMessage"]> | EventMessage;
type Said = Told["Act"] | Told["Try"];

interface Waiting {
  readonly message: Said;
  readonly settle: (answer: Message | null) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const SILENCE = 40_000;
/** The code with which the server closes a socket that it will not accept. */
const REFUSED = 4_400;

export class Connection {
  view = $state.raw<View | null>(null);
  connected = $state.raw<number[]>([]);
  spectators = $state(0);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);
  state = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  problem = $state<string | null>(null);

  #socket: Line | null = null;
  #waiting = new Map<string, Waiting>();
  /** Actions that were accepted as an event that has yet to be heard. */
  #unheard: { readonly number: number; readonly settle: () => void }[] = [];
  #count = 0;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #wake = () => this.#again(0);

  constructor(
    readonly game: string,
    readonly token: string | null,
    /** Called after each event. */
    readonly heard: (event: EventMessage, before: View) => void = () => undefined,
    /** Called with what somebody at the table calls out. */
    readonly calledOut: (reaction: Told["ReactionMessage"]) => void = () => undefined,
  ) {
    window.addEventListener("online", this.#wake);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
    for (const { settle } of this.#waiting.values()) settle(null);
    for (const { settle } of this.#unheard) settle();
  }

  /** Why the action was refused; nothing once it was accepted and the view shows it. */
  async act(action: Action): Promise<Refusal | null> {
    const answers = this.view?.answers ?? 0;
    const answer = await this.#ask({ type: "act", answers, action });
    if (answer === null) return { code: "offline" };
    if (answer.type === "accepted") await this.#reach(answer.number);
    return answer.type === "refused" ? answer : null;
  }

  async preview(action: Action): Promise<Preview | null> {
    this.#dropPreviews();
    const answer = await this.#ask({ type: "preview", action });
    if (answer?.type === "refused") return { legal: false, refusal: answer };
    return answer?.type === "preview" ? answer : null;
  }

  /** Call something out at the table. It is not sent again over the next line: by then it would be too late. */
  react(reaction: Told["React"]["reaction"]): void {
    if (this.state === "open") this.#send({ type: "react", reaction });
  }

  /** Send and wait for the answer; without one, the same is sent again over the next line. */
  #ask(message: Said): Promise<Message | null> {
    const open = this.#socket?.readyState === WebSocket.OPEN && this.state === "open";
    const id = `${Date.now().toString(36)}-${++this.#count}`;
    return new Promise((settle) => {
      this.#waiting.set(id, { message: { ...message, id }, settle });
      if (open) this.#send({ ...message, id });
    });
  }

  /** Wait until the view shows the event of that number. */
  #reach(number: number): Promise<void> {
    return new Promise((settle) => {
      this.#unheard.push({ number, settle });
      this.#settleHeard();
    });
  }

  #settleHeard(): void {
    const heard = this.#unheard.filter(({ number }) => this.#closed || number <= (this.view?.number ?? 0));
    this.#unheard = this.#unheard.filter((one) => !heard.includes(one));
    for (const { settle } of heard) settle();
  }

  /** Only the latest preview matters. */
  #dropPreviews(): void {
    for (const [id, { message, settle }] of this.#waiting) {
      if (message.type !== "preview") continue;
      this.#waiting.delete(id);
      settle(null);
    }
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #open(): void {
    if (this.#closed) return;
    const socket = listen(this.game);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello" };
      if (this.token !== null) hello["token"] = this.token;
      if (this.view !== null) hello["after"] = this.view.number;
      this.#send(hello);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      if (event.code === REFUSED) {
        this.state = "refused";
        return;
      }
      this.state = "lost";
      this.problem = event.reason || null;
      this.#again(this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    };
  }

  #again(pause: number): void {
    if (this.state !== "lost" || this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  #hear(message: Message): void {
    this.#listenOn();
    switch (message.type) {
      case "view":
        this.view = message.view;
        this.#settleHeard();
        break;
      case "event":
        this.#follow(message);
        break;
      case "presence":
        this.connected = message.connected;
        this.spectators = message.spectators;
        this.#ready();
        break;
      case "heartbeat":
        this.ahead = message.at - Date.now() / 1000;
        break;
      case "reaction":
        this.calledOut(message);
        break;
      default:
        this.#answer(message.id, message);
    }
  }

  /** The line is whole again once presence is told: it follows the view or the events that were missed. */
  #ready(): void {
    if (this.state === "open") return;
    this.state = "open";
    this.problem = null;
    this.#pause = FIRST_PAUSE;
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#send({ type: "heartbeat" });
  }

  #follow(event: EventMessage): void {
    const before = this.view;
    if (before === null || event.number <= before.number) return;
    if (event.number > before.number + 1) {
      this.#socket?.close();
      return;
    }
    this.view = after(before, event);
    this.heard(event, before);
    this.#settleHeard();
  }

  #answer(id: string | null, message: Message): void {
    if (id === null && message.type === "refused") this.problem = message.code;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id === null || !waiting) return;
    this.#waiting.delete(id);
    waiting.settle(message);
  }

  #listenOn(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE);
  }
}
