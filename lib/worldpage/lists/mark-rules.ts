/** The size of a mark, depending on the available space: full words, one letter per flag, or one dot per flag. */
export type Shape = 'words' | 'letters' | 'dots';

/** In CSS pixels. */
const LETTER = 15;
const DOT = 6;
const GAP = 2;
const PADDING = 10;
const BOX = 30;

export const MARK_RULES = `
.marks,.opener{position:absolute}
.mark{position:absolute;left:0;top:0;display:flex;align-items:center;gap:${GAP}px;height:18px;width:max-content}
.mark i{--c:#3f3b35;font:600 11px/16px system-ui,sans-serif;white-space:nowrap;border-radius:8px;padding:0 5px;color:var(--c);background:color-mix(in srgb,var(--c) 15%,#fff)}
.mark .draft{--c:#704300}.mark .wip{--c:#17545f}.mark .private{--c:#7c2338}
.dark i{--c:#e6e3dc;background:color-mix(in srgb,var(--c) 15%,#111)}
.dark .draft{--c:#ffd58a}.dark .wip{--c:#a5dfe6}.dark .private{--c:#ffb9c6}
.letters i:not(.box){width:${LETTER}px;padding:0;border-radius:4px;text-align:center}
.dots{flex-direction:column;justify-content:center;gap:1px}
.dots i:not(.box){width:${DOT}px;height:${DOT}px;padding:0;border-radius:50%;background:var(--c)}
.mark .box{border:1px solid #b9b2a6;background:#fffdf8;color:#3f3b35;line-height:14px}
.dots .box{padding:0 3px}
.mark .box.on{border-color:#17545f;background:#17545f;color:#fff}
.opener{padding:0;border-radius:13px}
.opener button{height:22px;color:var(--accent);font-size:12px;font-weight:600}
`;

const initial = (flag: string): string => flag.charAt(0).toUpperCase();

/** The texts of a mark's parts. Pure. */
export function partsOf(flags: readonly string[], isPicked: boolean | null, shape: Shape): string[] {
  if (isPicked === null)
    return flags.map((flag) => ({ words: flag, letters: initial(flag), dots: '' })[shape]);
  const text = { words: flags.join(' · '), letters: flags.map(initial).join(''), dots: '' }[shape];
  return [`${isPicked ? '☑' : '☐'} ${text}`.trim()];
}

let pen: OffscreenCanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** The width of a text in pixels. Measured on a canvas, so that the page's layout isn't forced. */
function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (!pen) {
    pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (pen) pen.font = '600 11px system-ui, sans-serif';
  }
  const width = Math.ceil(pen?.measureText(text).width ?? text.length * 7);
  widths.set(text, width);
  return width;
}

/** The width of a mark in CSS pixels. */
export function markWidth(flags: readonly string[], isPicked: boolean | null, shape: Shape): number {
  const parts = partsOf(flags, isPicked, shape);
  if (isPicked !== null) return shape === 'dots' ? BOX - PADDING : widthOf(parts[0] ?? '') + PADDING + 2;
  if (shape === 'dots') return DOT;
  const each = parts.map((part) => (shape === 'letters' ? LETTER : widthOf(part) + PADDING));
  return each.reduce((sum, width) => sum + width + GAP, -GAP);
}

/** The largest shape that fits. Pure, except for the font. */
export function shapeFor(flags: readonly string[], isPicked: boolean | null, room: number): Shape {
  for (const shape of ['words', 'letters'] as const)
    if (markWidth(flags, isPicked, shape) <= room) return shape;
  return 'dots';
}
