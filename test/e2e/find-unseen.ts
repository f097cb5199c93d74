/**
 * Runs in a page with forced colors, where backgrounds and shadows of our own are gone, after a key press that shows the
 * focus. Returns what nobody sees: focused controls without an outline or a border of their own, and chosen items that
 * look like the others beside them.
 */
export function findUnseen(): string[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]';
  const CHOSEN = ['aria-selected', 'aria-checked', 'aria-pressed'] as const;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [data-toast]');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className}: ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
  const edgeOf = ({
    outlineStyle,
    outlineWidth,
    outlineColor,
    borderWidth,
    borderColor,
  }: CSSStyleDeclaration) =>
    [
      outlineStyle === 'none' ? '' : [outlineStyle, outlineWidth, outlineColor],
      borderWidth,
      borderColor,
    ].join();
  const styles = (element: Element) =>
    [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
  const within = (element: Element) => [element, ...[...element.querySelectorAll('*')].slice(0, 200)];
  /** The edges of a control, of what is in it, and of the boxes around it. */
  const edges = (control: Element): string => {
    const around: Element[] = [];
    for (let at = control.parentElement; at && around.length < 3; at = at.parentElement) around.push(at);
    return [...around, ...within(control)].flatMap(styles).map(edgeOf).join('|');
  };
  /** Everything that tells one item from another: edges, colors and drawings. */
  const looks = (item: Element): string => {
    const box = item.matches('[role=option], [role=treeitem]') ? [item, ...item.children] : within(item);
    const colors = box
      .flatMap(styles)
      .map((style) => [edgeOf(style), style.backgroundColor, style.color].join());
    return [...new Set(colors), item.querySelectorAll('svg').length].join('|');
  };
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isShown(control) || control.tabIndex < 0 || control.matches(':disabled')) continue;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = edges(control);
    control.focus({ preventScroll: true });
    if (document.activeElement === control && edges(control) === before)
      found.push(`focus on ${nameOf(control)}`);
  }
  for (const state of CHOSEN)
    for (const item of document.querySelectorAll<HTMLElement>(`[${state}=true]`)) {
      const other = [...(item.parentElement?.children ?? [])].find(
        (one) => one.getAttribute(state) === 'false' && one.className === item.className,
      );
      if (!other || !isShown(item) || !isShown(other)) continue;
      // Trees and grids show what is chosen while they have the focus.
      item.closest<HTMLElement>('[role=tree], [role=listbox]')?.focus({ preventScroll: true });
      if (looks(item) === looks(other)) found.push(`${state} of ${nameOf(item)}`);
    }
  return found;
}
