/** What is pressed yields at once, before anybody knows whether the press becomes a tap or a drag. */

const PRESSED = "data-pressed";

export function showPresses(page: Document): void {
  let pressed: Element | null = null;
  const letGo = () => {
    pressed?.removeAttribute(PRESSED);
    pressed = null;
  };
  const press = ({ target }: Event) => {
    letGo();
    pressed = target instanceof Element ? target.closest("button, a.button") : null;
    pressed?.setAttribute(PRESSED, "");
  };
  page.addEventListener("pointerdown", press, true);
  for (const kind of ["pointerup", "pointercancel"]) page.addEventListener(kind, letGo, true);
}
