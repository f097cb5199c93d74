/** Brings a heading of the same text into sight and moves the focus there, through whatever covers it. */
export function goTo(id: string, near: Element): void {
  const target = near.ownerDocument.getElementById(id);
  if (!target) return;
  uncover(target);
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
}

/** Opens the spoilers around a place. */
export function uncover(place: Node): void {
  for (let node: Node | null = place; node; node = node.parentNode)
    if (node instanceof HTMLDetailsElement) node.open = true;
}
