/**
 * Highlights the places, the current one in another style; none removes the highlights. All supported browsers can, the
 * test environment can't.
 */
export function highlight(ranges: readonly Range[], current: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (ranges.length === 0) {
    CSS.highlights.delete('loreside-find');
    CSS.highlights.delete('loreside-found');
    return;
  }
  CSS.highlights.set('loreside-find', new Highlight(...ranges));
  const found = new Highlight(...(current ? [current] : []));
  found.priority = 1;
  CSS.highlights.set('loreside-found', found);
}
