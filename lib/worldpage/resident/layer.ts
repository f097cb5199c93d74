import { display, LAYER, removeLeft } from './shown.ts';
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
const HOST = `all:initial!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;display:${display('block')}!important`;

/** A plain element: one with a name of its own could be defined by the page, which would open the closed root to it. */
export function openLayer(): Layer {
  removeLeft();
  const host = document.createElement('div');
  host.setAttribute(LAYER, '');
  host.style.cssText = HOST;
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
  style(`:host{${HOST}}${STYLE}`);
  document.documentElement.append(host);
  return { host, root, style };
}
