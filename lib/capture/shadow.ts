type Opener = (element: Element) => unknown;

/** The way in that browsers give extensions alone; null where there is none. */
function opener(): Opener | null {
  const chrome: unknown = Reflect.get(globalThis, 'chrome');
  if (typeof chrome !== 'object' || chrome === null || !('dom' in chrome)) return null;
  const { dom } = chrome;
  if (typeof dom !== 'object' || dom === null || !('openOrClosedShadowRoot' in dom)) return null;
  const { openOrClosedShadowRoot: open } = dom;
  return typeof open === 'function' ? (element) => open.call(dom, element) : null;
}

let open: Opener | null | undefined;

/** The tree that is shown in place of an element's children, closed ones included where the browser lets us. */
export function shadowOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  // Few elements have one, and asking costs.
  if (element.firstElementChild && !element.localName.includes('-')) return null;
  // Firefox has it as an attribute of elements, for extensions alone.
  if ('openOrClosedShadowRoot' in element) {
    return element.openOrClosedShadowRoot instanceof ShadowRoot ? element.openOrClosedShadowRoot : null;
  }
  open ??= opener();
  if (!open || !(element instanceof HTMLElement)) return null;
  const root = open(element);
  return root instanceof ShadowRoot ? root : null;
}
