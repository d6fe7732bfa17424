declare module "virtual:catalogues" {
  import type { Part } from "./words.svelte";

  /** What loads each part of each language. */
  const catalogues: Record<string, Partial<Record<Part, () => Promise<{ default: string }>>>>;
  export default catalogues;
}
