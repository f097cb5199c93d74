import type { PageWords } from '../page-texts.ts';

/** Attribute of our element in a page, which contains all of our UI and is drawn over the page. */
const LAYER = 'data-loreside';

/** The style sheet that shows the element. It has user origin, so it overrides the page's styles and ours. */
export const SHOWN = `[${LAYER}]{display:block!important}`;

/** Used by earlier releases, which marked list entries in the page's own tree. */
const IN_FLOW = 'data-loreside-mark';

/**
 * The inline `display` value of our element. COMPAT(firefox): content scripts are stopped together with the extension,
 * before they can clean up. So the element is hidden by default and shown by an extension style sheet (`SHOWN`), which
 * the browser removes.
 */
const display = (value: 'block'): string => (import.meta.env.FIREFOX ? 'none' : value);

/** Removes elements that an earlier release may have left in the page. */
function removeStaleLayers(): void {
  for (const left of document.querySelectorAll(`[${LAYER}],[${IN_FLOW}]`)) left.remove();
}

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

/** Inline with `!important` against the page's styles. Popovers are drawn above the page. */
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

/**
 * Shared styles of everything we show in a page. Lengths are in pixels and colors follow the system or the
 * chosen theme, so that nothing depends on the page's styles.
 */
const STYLE = `
*{box-sizing:border-box;margin:0}
::backdrop{display:none}
[data-words]::before{content:attr(data-words);unicode-bidi:plaintext}
[popover]{color-scheme:light dark;--paper:light-dark(#fff,#1e2221);--on:light-dark(#fff,#0a201b);--ink:light-dark(#1d1f1e,#e7e9e6);--soft:light-dark(#565a57,#a4aaa6);--line:light-dark(#dedbd3,#323837);--accent:light-dark(#0b6b5d,#63c9b4);--tint:light-dark(#e2efeb,#1b3530);--shade:0 1px 2px light-dark(rgb(29 31 30/8%),rgb(0 0 0/40%)),0 6px 20px light-dark(rgb(29 31 30/16%),rgb(0 0 0/50%));
inset:0 auto auto 0;border:0;padding:0;overflow:visible;background:none;color:var(--ink);scrollbar-color:var(--soft) transparent;font:14px/1.45 system-ui,sans-serif;text-align:start}
@media print{[popover]{display:none!important}}
button,a{display:inline-flex;align-items:center;gap:4px;height:28px;padding:0 8px;border:0;border-radius:6px;background:none;color:inherit;font:inherit;text-decoration:none;white-space:nowrap;cursor:pointer}
:is(button,a):hover{background:var(--tint)}
:focus-visible{outline:2px solid var(--accent);outline-offset:-1px}
[aria-pressed=true]{background:var(--tint);color:var(--accent)}
button:disabled{opacity:.5;cursor:default}
@media (pointer:coarse){button,a{min-width:44px;height:44px}}
@media (forced-colors:active){[aria-pressed=true]{outline:2px solid Highlight;outline-offset:-2px}}
svg{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
.plate{border:1px solid var(--line);border-radius:6px;background:var(--paper);box-shadow:var(--shade)}
`;

/** Styles of the overlay only. The first rule can't be overridden by the page. */
const OVERLAY_STYLE = `
:host,*,::before{pointer-events:none!important;user-select:none!important}
.veil{position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none;overflow:clip}
.veil:not(:popover-open){display:none}
.toast{position:fixed;inset:auto 0 16px;width:fit-content;max-width:min(420px,100vw - 24px);margin:auto;padding:8px 12px;overflow-wrap:anywhere}
.heard{position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;
