/** Editors that draw their text: nothing of it is in the page. */
const DRAWN = '.kix-appview-editor, #waffle-grid-container, .punch-viewer-svgpage';
/** Characters of a paragraph that belongs to a text, not to an app's menus. */
const PARAGRAPH = 200;

/** False where no script finds the text: a PDF in the browser's viewer, an app that draws on a canvas. */
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
