/** What is in a closed shadow root, to be shown in another page. */
export interface ShadowCopy {
  html: string;
  css: string;
}

/** An address without a host, where a copy can be shown. */
export const EMPTY_PAGE =
  'data:text/html,<!doctype html><html lang=en><title>Copy</title><body><main></main></body></html>';

/**
 * Source of a function that copies the shadow root around an element, with its styles, and with generated text as text.
 * The element is marked in the copy.
 */
export const COPY_SHADOW = `(it) => {
  const root = it.getRootNode();
  const all = [...root.querySelectorAll('*')];
  const host = document.createElement('div');
  host.append(...[...root.children].map((one) => one.cloneNode(true)));
  for (const [index, twin] of [...host.querySelectorAll('*')].entries()) {
    if (twin.dataset?.words && twin.children.length === 0) twin.textContent = twin.dataset.words;
    if (all[index] === it) twin.dataset.checked = '';
    if (all[index].matches(':popover-open')) twin.dataset.open = '';
  }
  const css = [...root.styleSheets, ...root.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\\n');
  return { html: host.innerHTML, css };
}`;

/** Runs in the empty page: shows the copy in an open shadow root. Returns whether the marked element is visible. */
export function showCopy({ html, css }: ShadowCopy): boolean {
  const host = document.createElement('div');
  document.querySelector('main')?.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // In Firefox, a style sheet of the extension shows our element in the page.
  sheet.replaceSync(`${css}\n:host { display: block !important }`);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = html;
  for (const open of root.querySelectorAll<HTMLElement>('[data-open]')) open.showPopover();
  return root.querySelector('[data-checked]')?.checkVisibility({ visibilityProperty: true }) === true;
}
