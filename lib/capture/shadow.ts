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

/** Beside custom elements, the only ones that can have a shadow tree. */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** The tree that is shown in place of an element's children, closed ones included where the browser lets us. */
export function shadowOf(element: Element): ShadowRoot | null {
  const isCustom = element.localName.includes('-');
  if (!isCustom && !HOSTS.has(element.localName)) return null;
  if (element.shadowRoot) return element.shadowRoot;
  // Asking the browser costs: a closed tree is looked for only where an element would be empty without one.
  if (!isCustom && element.firstChild) return null;
  // Firefox has it as an attribute of elements, for extensions alone.
  if ('openOrClosedShadowRoot' in element) {
    return element.openOrClosedShadowRoot instanceof ShadowRoot ? element.openOrClosedShadowRoot : null;
  }
  if (open === undefined) open = opener();
  if (!open || !(element instanceof HTMLElement)) return null;
  const root = open(element);
  return root instanceof ShadowRoot ? root : null;
}
