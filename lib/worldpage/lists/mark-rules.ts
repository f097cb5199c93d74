/** The size of a mark, depending on the available space: full words, one letter per flag, or one dot per flag. */
export type Shape = 'words' | 'letters' | 'dots';

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
export function markWidth(flags: readonly string[], shape: Shape): number {
  if (shape === 'dots') return DOT;
  const each = partsOf(flags, shape).map((part) => (shape === 'letters' ? LETTER : widthOf(part) + PADDING));
  return each.reduce((sum, width) => sum + width + MARK_GAP, -MARK_GAP);
}

/** The largest shape that fits. Pure, except for the font. */
export function shapeFor(flags: readonly string[], room: number): Shape {
  for (const shape of ['words', 'letters'] as const) if (markWidth(flags, shape) <= room) return shape;
  return 'dots';
}
