/** Editors that draw their text on a canvas, so the DOM doesn't contain it. */
const DRAWN = '.kix-appview-editor, #waffle-grid-container, .punch-viewer-svgpage';
/** Minimum length of a paragraph, in characters, that counts as content rather than menu text. */
const PARAGRAPH = 200;

/** Returns false if a page's text isn't in the DOM: a PDF viewer, or an app that draws on a canvas. */
export function hasText(document: Document): boolean {
  if (document.contentType === 'application/pdf') return false;
  if (document.querySelector('body > embed[type="application/pdf"]')) return false;
  if (document.querySelector(DRAWN)) return false;
  if (document.querySelector('article')) return true;
  const { clientWidth, clientHeight } = document.documentElement;
  const drawn = [...document.querySelectorAll('canvas')].reduce((all, canvas) => {
    const { width, height } = canvas.getBoundingClientRect();
    return all + width * height;
  }, 0);
  if (drawn < 0.4 * clientWidth * clientHeight || drawn === 0) return true;
  return [...document.querySelectorAll('p')].some(
    ({ textContent }) => (textContent ?? '').trim().length > PARAGRAPH,
  );
}
