type Opener = (element: Element) => unknown;

/** Chromium's API for extensions to open closed shadow roots, or null if the browser doesn't have it. */
function opener(): Opener | null {
  const chrome: unknown = Reflect.get(globalThis, 'chrome');
  if (typeof chrome !== 'object' || chrome === null || !('dom' in chrome)) return null;
  const { dom } = chrome;
  if (typeof dom !== 'object' || dom === null || !('openOrClosedShadowRoot' in dom)) return null;
  const { openOrClosedShadowRoot: open } = dom;
  return typeof open === 'function' ? (element) => open.call(dom, element) : null;
}

let open: Opener | null | undefined;

/** Built-in elements that can host a shadow tree. Custom elements can too. */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** The element's shadow root, including closed ones where the browser allows that. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const isCustom = element.localName.includes('-');
  if (!isCustom && !HOSTS.has(element.localName)) return null;
  if (element.shadowRoot) return element.shadowRoot;
  // The lookup is slow, so a closed root is only searched for where the element would otherwise be empty.
  if (!isCustom && element.firstChild) return null;
  // Firefox exposes closed roots as a property that only extensions see.
  if ('openOrClosedShadowRoot' in element) {
    return element.openOrClosedShadowRoot instanceof ShadowRoot ? element.openOrClosedShadowRoot : null;
  }
  if (open === undefined) open = opener();
  if (!open || !(element instanceof HTMLElement)) return null;
  const root = open(element);
  return root instanceof ShadowRoot ? root : null;
}
