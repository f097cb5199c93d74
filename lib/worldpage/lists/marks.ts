import { make } from '../resident/make.ts';
import { words } from '../resident/words.ts';
import { markWidth, partsOf, shapeFor } from './mark-rules.ts';
import { around, isCovered, isOnDark } from './surroundings.ts';

/** What a mark says, and whether its entry is selected. */
export interface MarkLook {
  flags: readonly string[];
  /** Null: nothing is being selected. */
  isPicked: boolean | null;
}

/** What is said of the entries of a list, drawn over the page and not in its tree. */
export interface Marks {
  /** What is drawn from now on; brings everything to its place as well. */
  set(looks: ReadonlyMap<HTMLAnchorElement, MarkLook>): void;
  /** Brings everything to where its entry is now. */
  place(): void;
  /** The entry whose mark is drawn at a point of the window. */
  at(x: number, y: number): HTMLAnchorElement | null;
  remove(): void;
}

/** CSS pixels: between a link and its mark; from the edge of its block. */
const GAP = 6;
const EDGE = 3;

interface Placed {
  element: HTMLElement;
  left: number;
  top: number;
  width: number;
}

/** How a mark is drawn, and where, in pixels of the page. */
interface Plan {
  key: string;
  left: number;
  top: number;
  width: number;
  make(): HTMLElement;
}

function planFor(link: HTMLAnchorElement, { flags, isPicked }: MarkLook): Plan | null {
  const beside = around(link);
  if (!beside || isCovered(link, beside.line)) return null;
  const { line, room, isLeftwards } = beside;
  const shape = shapeFor(flags, isPicked, room - GAP - EDGE);
  const width = markWidth(flags, isPicked, shape);
  // Where there is no room even for dots they lie over the end of the link.
  const by = Math.min(GAP, room - EDGE - width);
  const left = (isLeftwards ? line.left - by - width : line.right + by) + scrollX;
  const top = (line.top + line.bottom) / 2 - 9 + scrollY;
  const isDark = isOnDark(link);
  return {
    ...{ left, top, width },
    key: JSON.stringify([flags, isPicked, shape, isDark]),
    make() {
      const state = isPicked === null ? [] : [isPicked ? 'selected' : 'not selected'];
      const parts = partsOf(flags, isPicked, shape).map((part, at) =>
        words('i', part, isPicked === null ? (flags[at] ?? '') : `box${isPicked ? ' on' : ''}`),
      );
      const label = [link.textContent.trim(), ...flags, ...state].join(', ');
      return make(
        'span',
        { class: `mark ${shape}${isDark ? ' dark' : ''}`, role: 'img', 'aria-label': label },
        ...parts,
      );
    },
  };
}

export function marksIn(overlay: ShadowRoot): Marks {
  const layer = make('div', {
    ...{ class: 'marks', popover: 'manual' },
    'aria-label': 'Status of entries',
  });
  // A page that looks for what covers its elements (`trackVisibility`) finds all of them covered, marked or not.
  const veil = make('div', { class: 'veil', popover: 'manual', role: 'presentation' });
  overlay.append(veil, layer);
  let looks: ReadonlyMap<HTMLAnchorElement, MarkLook> = new Map();
  const placed = new Map<HTMLAnchorElement, Placed & { key: string }>();

  const drop = (link: HTMLAnchorElement) => {
    placed.get(link)?.element.remove();
    placed.delete(link);
  };
  /** Only what is near the window is drawn: everything is read first, and written after that. */
  const place = () => {
    const plans = new Map<HTMLAnchorElement, Plan>();
    for (const [link, look] of looks) {
      const { top, bottom } = link.getBoundingClientRect();
      const isNear = bottom > -innerHeight && top < 2 * innerHeight && bottom > top;
      const plan = isNear ? planFor(link, look) : null;
      if (plan) plans.set(link, plan);
    }
    for (const link of [...placed.keys()]) if (!plans.has(link)) drop(link);
    for (const [link, { key, left, top, width, make: draw }] of plans) {
      const before = placed.get(link);
      if (before?.key !== key) drop(link);
      const element = before?.key === key ? before.element : draw();
      // Moved as a drawing, so that it never counts as the page's layout that shifts.
      if (before?.key !== key || before.left !== left || before.top !== top)
        element.style.transform = `translate(${Math.round(left)}px,${Math.round(top)}px)`;
      if (!element.isConnected) layer.append(element);
      placed.set(link, { element, key, left, top, width });
    }
    const isOpen = layer.matches(':popover-open');
    const isWanted = placed.size > 0;
    if (isOpen !== isWanted) for (const one of [veil, layer]) one.togglePopover(isWanted);
  };
  return {
    set(next) {
      looks = next;
      place();
    },
    place,
    at(x, y) {
      for (const [link, { left, top, width }] of placed) {
        const [atX, atY] = [x + scrollX - left, y + scrollY - top];
        if (atX >= -EDGE && atX <= width + EDGE && atY >= 0 && atY <= 18) return link;
      }
      return null;
    },
    remove() {
      veil.remove();
      layer.remove();
    },
  };
}
