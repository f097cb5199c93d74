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
