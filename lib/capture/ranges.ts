import type { Stretch } from '../markup/index.ts';
import { shadowOf } from './shadow.ts';

/** All selected stretches of the page in tree order, those inside open shadow roots included. */
export function selectedStretches(window: Window): Stretch[] {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return [];
  if (selection.rangeCount > 1) {
    const ranges: Stretch[] = [];
    for (let at = 0; at < selection.rangeCount; at++) ranges.push(selection.getRangeAt(at));
    return ranges.filter(isFilled);
  }
  const composed = composedStretch(selection, window.document);
  return [composed ?? selection.getRangeAt(0)].filter(isFilled);
}

function isFilled(stretch: Stretch): boolean {
  return stretch.startContainer !== stretch.endContainer || stretch.startOffset !== stretch.endOffset;
}

/** The browser tells ends inside a shadow root only to those who name the root. */
function composedStretch(selection: Selection, document: Document): Stretch | null {
  if (!('getComposedRanges' in selection) || typeof selection.getComposedRanges !== 'function') return null;
  const shadowRoots = rootsAround(selection, document);
  return selection.getComposedRanges({ shadowRoots })[0] ?? null;
}

/** Every root that the ends may lie in: those of the elements at the ends, and theirs in turn. */
function rootsAround(selection: Selection, document: Document): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  const starts = [selection.anchorNode, selection.focusNode].filter((node) => node !== null);
  const queue: Node[] = starts.length > 0 ? starts : [document];
  for (let node = queue.pop(); node; node = queue.pop()) {
    const walker = document.createTreeWalker(node, 1);
    for (let inner: Node | null = walker.currentNode; inner; inner = walker.nextNode()) {
      const root = inner instanceof Element ? shadowOf(inner) : null;
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
