import type { ListedFlag } from '../channels.ts';
import { createElement, withGeneratedText } from '../page-script/create-element.ts';
import type { TextOf } from '../page-texts.ts';
import { type Box, isCovered, isOnDark, type Surroundings, surroundingsOf } from './surroundings.ts';

/** The size of a mark, depending on the available space: full words, one letter per flag, or one dot per flag. */
type Shape = 'words' | 'letters' | 'dots';

/** In CSS pixels. */
const LETTER = 16;
const DOT = 6;
const MARK_GAP = 2;
const PADDING = 10;

export const MARK_RULES = `
.marks,.opener{position:absolute}
.mark{position:absolute;left:0;top:0;display:flex;align-items:center;gap:${MARK_GAP}px;height:18px;width:max-content}
.mark i{--c:#3f3b35;font:600 12px/18px system-ui,sans-serif;white-space:nowrap;border-radius:8px;padding:0 5px;color:var(--c);background:color-mix(in srgb,var(--c) 15%,#fff)}
.mark .draft{--c:#704300}.mark .wip{--c:#17545f}.mark .private{--c:#7c2338}
.dark i{--c:#e6e3dc;background:color-mix(in srgb,var(--c) 15%,#111)}
.dark .draft{--c:#ffd58a}.dark .wip{--c:#a5dfe6}.dark .private{--c:#ffb9c6}
.letters i{width:${LETTER}px;padding:0;border-radius:4px;text-align:center}
.dots{flex-direction:column;justify-content:center;gap:1px}
.dots i{width:${DOT}px;height:${DOT}px;padding:0;border-radius:50%;background:var(--c)}
@media (forced-colors:active){.mark i{outline:1px solid}.dots i{forced-color-adjust:none;background:CanvasText}}
.opener{padding:0}
.opener button{color:var(--accent);font-weight:600}
`;

const initial = (flag: string): string => flag.charAt(0).toUpperCase();

/** The texts of a mark's parts. Pure. */
export const partsOf = (flags: readonly string[], shape: Shape): string[] =>
  flags.map((flag) => ({ words: flag, letters: initial(flag), dots: '' })[shape]);

let pen: OffscreenCanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** The width of a text in pixels. Measured on a canvas, so that the page's layout isn't forced. */
function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (!pen) {
    pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (pen) pen.font = '600 12px system-ui, sans-serif';
  }
  const width = Math.ceil(pen?.measureText(text).width ?? text.length * 7);
  widths.set(text, width);
  return width;
}

/** The width of a mark in CSS pixels. */
function markWidth(flags: readonly string[], shape: Shape): number {
  if (shape === 'dots') return DOT;
  const each = partsOf(flags, shape).map((part) => (shape === 'letters' ? LETTER : widthOf(part) + PADDING));
  return each.reduce((sum, width) => sum + width + MARK_GAP, -MARK_GAP);
}

/** The largest shape that fits. Pure, except for the font. */
function shapeFor(flags: readonly string[], room: number): Shape {
  for (const shape of ['words', 'letters'] as const) if (markWidth(flags, shape) <= room) return shape;
  return 'dots';
}

/** Status marks of list entries. They are drawn over the page, not in its tree. */
interface Marks {
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
