import { display, LAYER, removeStaleLayers } from './layer-element.ts';
import { OVERLAY_STYLE, STYLE } from './style.ts';

export interface Layer {
  /** The one element of ours in the page's tree. It takes no room. */
  host: HTMLElement;
  /** Holds what can be clicked and focused: buttons with words that are the same for everybody, and nothing else. */
  root: ShadowRoot;
  /** Holds what is only looked at. See `overlayIn`. */
  overlay: ShadowRoot;
  /** Adds rules to both roots. */
  style(rules: string): void;
}

/**
 * Inline and important, so that no style sheet of the page wins over it. What is shown is a popover in the root, which
 * the browser draws above the page.
 */
const HOST = (shown: string): string =>
  `all:initial!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;display:${shown}!important`;

function addSheet(root: ShadowRoot, rules: string): void {
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
}

/** A plain element: a custom element could be defined by the page, which would give it the closed root. */
function closedRoot(shown: string): [HTMLElement, ShadowRoot] {
  const host = document.createElement('div');
  host.style.cssText = HOST(shown);
  const root = host.attachShadow({ mode: 'closed' });
  addSheet(root, `:host{${HOST(shown)}}`);
  return [host, root];
}

/**
 * A second closed root, for what the page must not learn. Firefox gives the page's listeners the real target of an event
 * (`originalTarget`), and with it the root around that. Nothing in here is ever the target of one: it takes no pointer,
 * no focus and no selection. Its words are generated content (`words`), which no script and no search finds.
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
  // After the rules for all, which it has exceptions to.
  addSheet(overlay, OVERLAY_STYLE);
  document.documentElement.append(host);
  return { host, root, overlay, style };
}
