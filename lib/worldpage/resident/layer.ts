import { STYLE } from './style.ts';

export interface Layer {
  /** Stands in the page, takes no room there, and hides everything of ours behind a closed root. */
  host: HTMLElement;
  root: ShadowRoot;
  style(rules: string): void;
}

/**
 * Said at the element itself and as important: no style sheet of the page comes before that. What is shown is a popover
 * in the root, which the browser draws above the page whatever the page does with its own elements.
 */
const HOST =
  'all:initial!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important';

/**
 * COMPAT(firefox): a script there ends with its extension before it can tidy up. So that nothing stays in sight, our element
 * is shown by a style sheet of the extension alone, which the browser takes away with it (`SHOWN`).
 */
const UNSEEN = import.meta.env.FIREFOX ? ';display:none!important' : '';

/** The style sheet that shows it, of the user's origin: that comes before everything of the page and of ours. */
export const SHOWN = '[data-loreside]{display:block!important}';

/** Marks what an earlier release may have left behind in the page. */
const MARK = 'data-loreside';

/** A plain element: one with a name of its own could be defined by the page, which would open the closed root to it. */
export function openLayer(): Layer {
  for (const left of document.querySelectorAll(`[${MARK}]`)) left.remove();
  const host = document.createElement('div');
  host.setAttribute(MARK, '');
  host.style.cssText = HOST + UNSEEN;
  const root = host.attachShadow({ mode: 'closed' });
  const style = (rules: string): void => {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    } catch {
      // COMPAT(firefox): a content script may not adopt style sheets there.
      const element = document.createElement('style');
      element.textContent = rules;
      root.append(element);
    }
  };
  style(`:host{${HOST}${UNSEEN}}${STYLE}`);
  document.documentElement.append(host);
  return { host, root, style };
}
