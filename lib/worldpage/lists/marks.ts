import type { ListedFlag } from '../link-channels.ts';
import { createElement, withGeneratedText } from '../page-script/create-element.ts';
import type { TextOf } from '../page-texts.ts';
import { markWidth, partsOf, shapeFor } from './mark-rules.ts';
import { type Box, isCovered, isOnDark, type Surroundings, surroundingsOf } from './surroundings.ts';

/** Status marks of list entries. They are drawn over the page, not in its tree. */
export interface Marks {
  /** Sets the marks to draw, and positions them. */
  set(contents: ReadonlyMap<HTMLAnchorElement, readonly ListedFlag[]>): void;
  /** Updates all positions. */
  place(): void;
  remove(): void;
}

/** In CSS pixels: distance from a link to its mark, and from the edge of its block. */
const GAP = 6;
const EDGE = 3;

interface Placed {
  element: HTMLElement;
  left: number;
  top: number;
}

/** How and where to draw a mark, in page coordinates. */
interface Plan {
  key: string;
  left: number;
  top: number;
  make(): HTMLElement;
}

/** The space beside a line, up to a checkbox that is on the same line. */
function roomBeside({ line, room, isLeftwards }: Surroundings, box: Box | null): number {
  const [near, far] = isLeftwards ? [line.left, box?.right ?? 0] : [line.right, box?.left ?? 0];
  const distance = isLeftwards ? near - far : far - near;
  if (!box || distance < 0 || box.top >= line.bottom || box.bottom <= line.top) return room;
  return Math.min(room, distance);
}

function planFor(link: HTMLAnchorElement, flags: readonly ListedFlag[], box: Box | null): Plan | null {
  const beside = surroundingsOf(link);
  if (!beside || isCovered(link, beside.line)) return null;
  const { line, isLeftwards } = beside;
  const room = roomBeside(beside, box);
  const words = flags.map((flag) => flag.text);
  const shape = shapeFor(words, room - GAP - EDGE);
  const width = markWidth(words, shape);
  // If not even dots fit, they overlap the end of the link.
  const by = Math.min(GAP, room - EDGE - width);
  const left = (isLeftwards ? line.left - by - width : line.right + by) + scrollX;
  const top = (line.top + line.bottom) / 2 - 9 + scrollY;
  const isDark = isOnDark(link);
  return {
    ...{ left, top },
    key: JSON.stringify([flags, shape, isDark]),
    make: () =>
      createElement(
        'span',
        {
          class: `mark ${shape}${isDark ? ' dark' : ''}`,
          role: 'img',
          'aria-label': [link.textContent.trim(), ...words].join(', '),
        },
        ...partsOf(words, shape).map((part, at) => withGeneratedText('i', part, flags[at]?.id ?? '')),
      ),
  };
}

export function marksIn(
  overlay: ShadowRoot,
  text: TextOf,
  boxOf: (link: HTMLAnchorElement) => Box | null,
): Marks {
  const layer = createElement('div', {
    ...{ class: 'marks', popover: 'manual' },
    'aria-label': text('entryFlags'),
  });
  // As large as the window, so that a page that watches for covered elements (`trackVisibility`) can't tell which
  // entries have marks.
  const veil = createElement('div', { class: 'veil', popover: 'manual', role: 'presentation' });
  overlay.append(veil, layer);
  let contents: ReadonlyMap<HTMLAnchorElement, readonly ListedFlag[]> = new Map();
  const placed = new Map<HTMLAnchorElement, Placed & { key: string }>();

  const drop = (link: HTMLAnchorElement) => {
    placed.get(link)?.element.remove();
    placed.delete(link);
  };
  /** Draws only entries near the window. Reads all layout before writing any. */
  const place = () => {
    const plans = new Map<HTMLAnchorElement, Plan>();
    for (const [link, flags] of contents) {
      const { top, bottom } = link.getBoundingClientRect();
      const isNear = bottom > -innerHeight && top < 2 * innerHeight && bottom > top;
      const plan = isNear ? planFor(link, flags, boxOf(link)) : null;
      if (plan) plans.set(link, plan);
    }
    for (const link of [...placed.keys()]) if (!plans.has(link)) drop(link);
    for (const [link, { key, left, top, make: draw }] of plans) {
      const before = placed.get(link);
      if (before?.key !== key) drop(link);
      const element = before?.key === key ? before.element : draw();
      // A transform, because changing `left` or `top` would count as a layout shift of the page.
      if (before?.key !== key || before.left !== left || before.top !== top)
        element.style.transform = `translate(${Math.round(left)}px,${Math.round(top)}px)`;
      if (!element.isConnected) layer.append(element);
      placed.set(link, { element, key, left, top });
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
    remove() {
      veil.remove();
      layer.remove();
    },
  };
}
