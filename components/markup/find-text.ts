/** Elements that don't separate words. */
const INLINE = new Set('A ABBR B BDI BUTTON CODE EM I MARK S SMALL SPAN STRONG SUB SUP U'.split(' '));
const MAX_MATCHES = 1_000;

/** Removes case and accents, one character for each, so that offsets stay valid. */
function folded(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] ?? '';
    if (unit < '\u0080') out += unit.toLowerCase();
    else out += unit.normalize('NFD').charAt(0).toLowerCase().charAt(0) || unit;
  }
  return out;
}

interface Piece {
  node: Text;
  start: number;
}

/**
 * Finds a word or phrase in rendered text: every place, at most 1,000, also across marks and links. Skips invisible text
 * (`hidden`, or for screen readers alone), but searches closed spoilers.
 */
export function findIn(root: Element, typed: string): Range[] {
  const term = folded(typed.trim().replace(/\s+/g, ' '));
  if (term === '') return [];
  const pieces: Piece[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* text */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const parent = node.parentElement;
    if (!parent || parent.closest('[hidden], .visually-hidden, [data-unsearched]')) continue;
    const around = blockOf(parent);
    if (block && around !== block) text += '\n';
    block = around;
    pieces.push({ node, start: text.length });
    text += folded(node.data).replace(/\s/g, ' ');
  }
  return rangesOf(text, term, pieces, root);
}

function blockOf(element: Element): Element {
  let at = element;
  while (INLINE.has(at.tagName) && at.parentElement) at = at.parentElement;
  return at;
}

function rangesOf(text: string, term: string, pieces: Piece[], root: Element): Range[] {
  const ranges: Range[] = [];
  let piece = 0;
  const endpoint = (offset: number, isEnd: boolean): { node: Text; offset: number } | null => {
    while (piece + 1 < pieces.length && (pieces[piece + 1]?.start ?? 0) + (isEnd ? 0 : -1) < offset) piece++;
    const found = pieces[piece];
    return found ? { node: found.node, offset: Math.min(found.node.length, offset - found.start) } : null;
  };
  for (
    let at = text.indexOf(term);
    at >= 0 && ranges.length < MAX_MATCHES;
    at = text.indexOf(term, at + term.length)
  ) {
    const start = endpoint(at, false);
    const end = endpoint(at + term.length, true);
    if (!start || !end) break;
    const range = root.ownerDocument.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    ranges.push(range);
  }
  return ranges;
}
