import type { SelectedRange } from '../markup/index.ts';
import { shadowRootOf } from './shadow.ts';

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
