import type { Edge, LivePage } from './live.ts';

/** What stands between two texts, weakest first. */
export type Gap = 'none' | 'space' | 'line' | 'paragraph';

/** An edge of an element between two texts. */
interface Crossing {
  element: Element;
  isStart: boolean;
  /** Its tag makes it a block, if CSS doesn't say otherwise. */
  isBlock: boolean;
}

const STRENGTH: Record<Gap, number> = { none: 0, space: 1, line: 2, paragraph: 3 };

/**
 * Decides what stands between two texts. Only CSS knows: it makes lines of inline elements and runs blocks together.
 * Computed styles are asked for only where a text follows another one.
 */
export class Joints {
  private readonly live: LivePage | null;
  private crossed: Crossing[] = [];
  private before: Node | null = null;
  private current: Node | null = null;

  constructor(live: LivePage | null) {
    this.live = live;
  }

  cross(element: Element, isStart: boolean, isBlock: boolean): void {
    this.crossed.push({ element, isStart, isBlock });
  }

  /** Called for each text node before it is written. */
  reach(text: Node | null): void {
    this.current = text;
  }

  /** Forgets the crossed edges, because a paragraph ended anyway. */
  clear(): void {
    if (this.crossed.length > 0) this.crossed = [];
  }

  /** What stands between the text written last and the one that follows. `hasSpace`: they don't touch. */
  next(hasSpace: boolean): Gap {
    const { before, current } = this;
    this.before = current;
    if (this.crossed.length === 0 || !this.live) return 'none';
    const all = this.crossed;
    this.crossed = [];
    let gap: Gap = 'none';
    let hasBox = false;
    // What stood before each inline box that was entered since the last text.
    const boxes: Gap[] = [];
    for (const [at, { element, isStart, isBlock }] of all.entries()) {
      const edge = this.live.edge(element);
      if (edge === 'box') {
        hasBox = true;
        if (isStart) boxes.push(gap);
        // A line in an inline box ends with the box, and the text around it goes on.
        else gap = boxes.pop() ?? 'none';
      } else if (isBlock) {
        if (edge !== 'inline') return 'paragraph';
      } else if (edge !== 'inline' && boxes.length === 0 && !(edge === 'away' && isEmpty(all, at))) {
        gap = stronger(gap, this.gapAt(element, edge, gap));
      }
    }
    if (gap !== 'none' || hasSpace || !before || !current) return gap;
    const isBetweenElements = all[0]?.isStart === false && all[all.length - 1]?.isStart === true;
    if (!hasBox && !isBetweenElements) return gap;
    return this.live.isApart(before, current, hasBox) ? 'space' : 'none';
  }

  private gapAt(element: Element, edge: Edge, known: Gap): Gap {
    if (edge === 'cell') return 'space';
    const isBlock = edge === 'block' && known !== 'paragraph';
    return isBlock && this.live?.isParagraph(element) ? 'paragraph' : 'line';
  }
}

/** Whether both edges of an element were crossed, so that it holds no text. */
function isEmpty(all: readonly Crossing[], at: number): boolean {
  const element = all[at]?.element;
  return all.some((one, index) => index !== at && one.element === element);
}

const stronger = (one: Gap, other: Gap): Gap => (STRENGTH[one] < STRENGTH[other] ? other : one);
