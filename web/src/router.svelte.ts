/** Which page is shown: it stands in the fragment of the address, which no server ever sees. */

export interface Route {
  readonly page: string;
  readonly parts: readonly string[];
}

function parse(fragment: string): Route {
  const [page = "", ...parts] = fragment.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page, parts };
}

let current = $state.raw(parse(location.hash));

window.addEventListener("hashchange", () => {
  current = parse(location.hash);
});

export function route(): Route {
  return current;
}

/** The address of a page. */
export function address(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = address(...parts);
}

/** Have the address tell what the present page shows, without going anywhere. */
export function showInAddress(...parts: (string | number)[]): void {
  history.replaceState(null, "", address(...parts));
}

/** Go there without leaving the present page in the history. */
export function goInstead(...parts: (string | number)[]): void {
  history.replaceState(null, "", address(...parts));
  current = parse(location.hash);
}
