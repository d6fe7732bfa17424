/** Hear of a mouse wheel in a way that lets the listener keep the page from scrolling. */
export function wheeling(element: HTMLElement, listener: (event: WheelEvent) => void): { destroy(): void } {
  element.addEventListener("wheel", listener, { passive: false });
  return { destroy: () => element.removeEventListener("wheel", listener) };
}
