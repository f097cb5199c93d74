import type { SelectedRange } from '../markup/index.ts';

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

/** All selected ranges of the page in tree order, including those inside shadow roots. */
export function selectedRanges(window: Window): SelectedRange[] {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return [];
  if (selection.rangeCount > 1) {
    const ranges: SelectedRange[] = [];
    for (let at = 0; at < selection.rangeCount; at++) ranges.push(selection.getRangeAt(at));
    return ranges.filter(isFilled);
  }
  const composed = composedRange(selection, window.document);
  return [composed ?? selection.getRangeAt(0)].filter(isFilled);
}

function isFilled(range: SelectedRange): boolean {
  return range.startContainer !== range.endContainer || range.startOffset !== range.endOffset;
}

/** Browsers reveal boundaries inside a shadow root only if the caller passes that root. */
function composedRange(selection: Selection, document: Document): SelectedRange | null {
  if (!('getComposedRanges' in selection) || typeof selection.getComposedRanges !== 'function') return null;
  const shadowRoots = rootsAround(selection, document);
  return selection.getComposedRanges({ shadowRoots })[0] ?? null;
}

/** Every shadow root that may contain a boundary: those under and around both ends, recursively. */
function rootsAround(selection: Selection, document: Document): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  const starts = [selection.anchorNode, selection.focusNode].filter((node) => node !== null);
  const queue: Node[] = starts.length > 0 ? starts : [document];
  for (let node = queue.pop(); node; node = queue.pop()) {
    const walker = document.createTreeWalker(node, 1);
    for (let inner: Node | null = walker.currentNode; inner; inner = walker.nextNode()) {
      const root = inner instanceof Element ? shadowRootOf(inner) : null;
      if (!root || roots.includes(root)) continue;
      roots.push(root);
      queue.push(root);
    }
    const outer = node.getRootNode();
    if (outer instanceof ShadowRoot && !roots.includes(outer)) {
      roots.push(outer);
      queue.push(outer.host);
    }
  }
  return roots;
}
