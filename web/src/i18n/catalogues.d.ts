declare module "virtual:catalogues" {
  import type { Part } from "./words.svelte";

  /** Messages, and the terms that a game or an edition puts in place of theirs. */
  interface Loaded {
    readonly default: string;
    readonly books: Readonly<Record<string, string>>;
  }

  /** What loads each part of each language. */
  const catalogues: Record<string, Partial<Record<Part, () => Promise<Loaded>>>>;
  export default catalogues;
}
