/**
 * For `mousedown`: a press leaves the focus where it is, or in `home`, and can still start a drag. Browsers don't start
 * one if the press is prevented, or if the focus moves while the press is handled.
 */
export function keepFocus({ currentTarget }: Event, home?: HTMLElement | null): void {
  const { activeElement: before } = document;
  setTimeout(() => {
    const { activeElement: pressed } = document;
    // What the press has done meanwhile may have moved the focus elsewhere.
    if (!(currentTarget instanceof Node) || !currentTarget.contains(pressed)) return;
    const back = home ?? before;
    if (back === pressed) return;
    if (back instanceof HTMLElement && back !== document.body) back.focus({ preventScroll: true });
    else if (pressed instanceof HTMLElement) pressed.blur();
  });
}
