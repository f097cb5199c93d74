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

/** Editors that draw their text on a canvas, so the DOM doesn't contain it. */
const DRAWN = '.kix-appview-editor, #waffle-grid-container, .punch-viewer-svgpage';
/** Minimum length of a paragraph, in characters, that counts as content rather than menu text. */
const PARAGRAPH = 200;

/** Returns false if a page's text isn't in the DOM: a PDF viewer, a picture, or an app that draws its content. */
export function hasText(document: Document): boolean {
  if (document.contentType === 'application/pdf') return false;
  // A picture that is opened alone, such as an SVG, has no body.
  if (!document.body) return false;
  if (document.querySelector('body > embed[type="application/pdf"]')) return false;
  if (document.querySelector(DRAWN)) return false;
  if (document.querySelector('article')) return true;
  const { clientWidth, clientHeight } = document.documentElement;
  const drawings = [...document.querySelectorAll('canvas, svg')].filter(
    (drawing) => drawing.localName === 'canvas' || drawing.querySelectorAll('path, polygon').length > 100,
  );
  const drawn = drawings.reduce((all, canvas) => {
    const { width, height } = canvas.getBoundingClientRect();
    return all + width * height;
  }, 0);
  if (drawn < 0.4 * clientWidth * clientHeight || drawn === 0) return true;
  return [...document.querySelectorAll('p')].some(
    ({ textContent }) => (textContent ?? '').trim().length > PARAGRAPH,
  );
}
