import type { PageWords } from '../page-texts.ts';
import { display, LAYER, removeStaleLayers } from './layer-element.ts';
import { OVERLAY_STYLE, STYLE } from './style.ts';

export interface Layer {
  /** Our only element in the page's tree. It takes up no space. */
  host: HTMLElement;
  /** Contains everything that can be clicked or focused: buttons with generic labels, nothing else. */
  root: ShadowRoot;
  /** Contains content that can only be looked at. See `overlayIn`. */
  overlay: ShadowRoot;
  /** Adds an element to `root`, in the user's language. */
  add(element: HTMLElement): void;
  /** Adds CSS rules to both roots. */
  style(rules: string): void;
  /** Sets language and theme of everything in both roots. The page's own tree doesn't show it. */
  setWords(words: Pick<PageWords, 'language' | 'direction' | 'scheme'>): void;
}

/**
 * Inline with `!important`, so that no page style sheet overrides it. Content is shown in popovers, which the browser
 * draws above the page.
 */
const HOST = (shown: string): string =>
  `all:initial!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;display:${shown}!important`;

function addSheet(root: ShadowRoot, rules: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } catch {
    // COMPAT(firefox): content scripts can't adopt style sheets.
    const element = document.createElement('style');
    element.textContent = rules;
    root.append(element);
  }
}

/** A plain `div`, because the page could define a custom element and so get access to the closed root. */
function closedRoot(shown: string): [HTMLElement, ShadowRoot] {
  const host = document.createElement('div');
  host.style.cssText = HOST(shown);
  const root = host.attachShadow({ mode: 'closed' });
  addSheet(root, `:host{${HOST(shown)}}`);
  return [host, root];
}

/**
 * Creates a second closed root for content that the page must not learn. Firefox reveals the real target of an event to
 * the page (`originalTarget`), and with it the surrounding root. Elements in this root can't be targets: they accept no
 * pointer events, focus or selection. Their text is generated content (`withGeneratedText`), which scripts and `window.find()`
 * can't read.
 */
function overlayIn(root: ShadowRoot): ShadowRoot {
  const [host, overlay] = closedRoot('block');
  root.append(host);
  return overlay;
}

export function openLayer(): Layer {
  removeStaleLayers();
  const [host, root] = closedRoot(display('block'));
  host.setAttribute(LAYER, '');
  const overlay = overlayIn(root);
  const style = (rules: string): void => {
    addSheet(root, rules);
    addSheet(overlay, rules);
  };
  style(STYLE);
  // After the general rules, which this overrides.
  addSheet(overlay, OVERLAY_STYLE);
  document.documentElement.append(host);
  let language = { lang: '', dir: 'ltr' };
  let shownScheme = '';
  const setWords: Layer['setWords'] = ({ language: lang, direction: dir, scheme }) => {
    if (scheme !== shownScheme) style(`[popover]{color-scheme:${scheme}}`);
    shownScheme = scheme;
    language = { lang, dir };
    for (const element of root.children) Object.assign(element, language);
  };
  const add = (element: HTMLElement): void => root.append(Object.assign(element, language));
  return { host, root, overlay, style, add, setWords };
}
