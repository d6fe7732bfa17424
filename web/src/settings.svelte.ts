/** What this person likes, kept in this browser. */

export const PACES = ["at-once", "brisk", "calm"] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  language: string | null;
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "high";
  dots: "discreet" | "strong";
  /** Sounds, and vibration with them. */
  sound: boolean;
  /** How fast the moves of the others are shown. */
  pace: Pace;
  name: string;
  /** The colour of one's own seat, by its code. */
  colour: string;
  /** Whether what others call out is shown. */
  reactions: boolean;
  /** Whether this browser is told of one's turn while the page is closed. */
  notify: boolean;
  /** The edition of the last game, the language in which it was chosen, and the bot. */
  edition: string | null;
  editionLanguage: string | null;
  level: string | null;
  /** Whether the lessons have been offered and answered. */
  welcomed: boolean;
}

/** There is room for a panel beside the board. */
export const ROOMY = "(min-width: 900px) and (min-height: 501px)";

const PLACE = "sixfold.settings";
export const USUAL: Settings = {
  language: null,
  theme: "auto",
  contrast: "auto",
  dots: "discreet",
  sound: true,
  pace: "brisk",
  name: "",
  colour: "",
  reactions: true,
  notify: false,
  edition: null,
  editionLanguage: null,
  level: null,
  welcomed: false,
};

/** What is kept under a name in this browser; nothing if there is none or it cannot be read. */
export function kept<Value>(place: string): Partial<Value> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Value>;
  } catch {
    return {};
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const settings: Settings = $state({ ...USUAL, ...kept<Settings>(PLACE) });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(PLACE, settings);
  show();
}

/** Let the page's styles follow the settings. */
export function show(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.theme;
  dataset["contrast"] = settings.contrast;
  dataset["dots"] = settings.dots;
}
