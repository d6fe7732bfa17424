/** Links that open this app elsewhere. Their secrets stand in the fragment, which is never sent to a server. */

import { address } from "../router.svelte";

export function link(...parts: (string | number)[]): string {
  return `${location.origin}${location.pathname}${address(...parts)}`;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Without HTTPS a browser offers no clipboard, but it still copies what is selected. */
function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Hand a file to the browser to be saved. */
export function save(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(content)}\n`], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
