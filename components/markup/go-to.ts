/** Scrolls to a heading of the same text and focuses it. Opens spoilers around it. */
export function goTo(id: string, near: Element): void {
  const target = near.ownerDocument.getElementById(id);
  if (!target) return;
  uncover(target);
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
}

/** Opens the spoilers around a node. */
export function uncover(place: Node): void {
  for (let node: Node | null = place; node; node = node.parentNode)
    if (node instanceof HTMLDetailsElement) node.open = true;
}
