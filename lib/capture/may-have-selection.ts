/**
 * Whether the page may have a selection. Also true where only reading the selection can tell. The browser injects
 * this function on its own, so it can't use anything from its module.
 */
export function mayHaveSelection(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const field = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : null;
  if (field && field.selectionStart !== field.selectionEnd) return true;
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return false;
  if (selection.rangeCount > 1 || !selection.isCollapsed || selection.type === 'Range') return true;
  // A selection inside a shadow tree looks like a caret, but spans the tree's host. So does a caret in a field.
  if (field || !('getComposedRanges' in selection)) return false;
  return selection.getComposedRanges().some((range) => !range.collapsed);
}
