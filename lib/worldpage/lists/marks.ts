import type { ListedFlag } from '../link-channels.ts';
import { createElement } from '../page-script/create-element.ts';
import { withGeneratedText } from '../page-script/generated-text.ts';
import type { TextOf } from '../page-texts.ts';
import { markWidth, partsOf, shapeFor } from './mark-rules.ts';
import { isCovered, isOnDark, surroundingsOf } from './surroundings.ts';

/** Content of a mark. */
export interface MarkContent {
  flags: readonly ListedFlag[];
  /** Whether the entry is selected. Null if selection mode is off. */
  isPicked: boolean | null;
}

/** Status marks of list entries. They are drawn over the page, not in its tree. */
export interface Marks {
  /** Sets the marks to draw, and positions them. */
  set(contents: ReadonlyMap<HTMLAnchorElement, MarkContent>): void;
  /** Updates all positions. */
  place(): void;
  /** The entry whose mark is at a point of the window. */
  at(x: number, y: number): HTMLAnchorElement | null;
  remove(): void;
}

/** In CSS pixels: distance from a link to its mark, and from the edge of its block. */
const GAP = 6;
const EDGE = 3;

interface Placed {
  element: HTMLElement;
  left: number;
  top: number;
  width: number;
}

/** How and where to draw a mark, in page coordinates. */
interface Plan {
  key: string;
  left: number;
  top: number;
  width: number;
  make(): HTMLElement;
}

function planFor(link: HTMLAnchorElement, { flags, isPicked }: MarkContent, text: TextOf): Plan | null {
  const beside = surroundingsOf(link);
  if (!beside || isCovered(link, beside.line)) return null;
  const { line, room, isLeftwards } = beside;
  const words = flags.map((flag) => flag.text);
  const shape = shapeFor(words, isPicked, room - GAP - EDGE);
  const width = markWidth(words, isPicked, shape);
  // If not even dots fit, they overlap the end of the link.
  const by = Math.min(GAP, room - EDGE - width);
  const left = (isLeftwards ? line.left - by - width : line.right + by) + scrollX;
  const top = (line.top + line.bottom) / 2 - 9 + scrollY;
  const isDark = isOnDark(link);
  return {
    ...{ left, top, width },
    key: JSON.stringify([flags, isPicked, shape, isDark]),
    make() {
      const state = isPicked === null ? [] : [text(isPicked ? 'selected' : 'notSelected')];
      const parts = partsOf(words, isPicked, shape).map((part, at) =>
        withGeneratedText(
          'i',
          part,
          isPicked === null ? (flags[at]?.id ?? '') : `box${isPicked ? ' on' : ''}`,
        ),
      );
      const label = [link.textContent.trim(), ...words, ...state].join(', ');
      return createElement(
        'span',
        { class: `mark ${shape}${isDark ? ' dark' : ''}`, role: 'img', 'aria-label': label },
        ...parts,
      );
    },
  };
}

export function marksIn(overlay: ShadowRoot, text: TextOf): Marks {
  const layer = createElement('div', {
    ...{ class: 'marks', popover: 'manual' },
    'aria-label': text('entryFlags'),
  });
  // As large as the window, so that a page that watches for covered elements (`trackVisibility`) can't tell which
  // entries have marks.
  const veil = createElement('div', { class: 'veil', popover: 'manual', role: 'presentation' });
  overlay.append(veil, layer);
  let contents: ReadonlyMap<HTMLAnchorElement, MarkContent> = new Map();
  const placed = new Map<HTMLAnchorElement, Placed & { key: string }>();

  const drop = (link: HTMLAnchorElement) => {
    placed.get(link)?.element.remove();
    placed.delete(link);
  };
  /** Draws only entries near the window. Reads all layout before writing any. */
  const place = () => {
    const plans = new Map<HTMLAnchorElement, Plan>();
    for (const [link, look] of contents) {
      const { top, bottom } = link.getBoundingClientRect();
      const isNear = bottom > -innerHeight && top < 2 * innerHeight && bottom > top;
      const plan = isNear ? planFor(link, look, text) : null;
      if (plan) plans.set(link, plan);
    }
    for (const link of [...placed.keys()]) if (!plans.has(link)) drop(link);
    for (const [link, { key, left, top, width, make: draw }] of plans) {
      const before = placed.get(link);
      if (before?.key !== key) drop(link);
      const element = before?.key === key ? before.element : draw();
      // A transform, because changing `left` or `top` would count as a layout shift of the page.
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
      contents = next;
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
