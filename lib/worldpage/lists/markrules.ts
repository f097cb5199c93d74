/** How much of a mark there is room for: its words, a letter for each, or a dot for each. */
export type Shape = 'words' | 'letters' | 'dots';

/** CSS pixels. */
export const LETTER = 15;
export const DOT = 6;

// Rules of elements inside our closed root, where no sheet of the page reaches.

/** Around what is said of an entry. */
export const ROW =
  'display:flex;width:max-content;align-items:center;gap:2px;height:18px;margin-inline-start:6px';
export const COLUMN = `${ROW};flex-direction:column;justify-content:center;gap:1px`;

const CHIP =
  'box-sizing:border-box;font:600 11px/16px system-ui,sans-serif;white-space:nowrap;border-radius:8px';
const SHAPES: Readonly<Record<Shape, string>> = {
  words: `${CHIP};padding:0 5px`,
  letters: `${CHIP};width:${LETTER}px;border-radius:4px;text-align:center`,
  dots: `width:${DOT}px;height:${DOT}px;flex-shrink:0;border-radius:50%`,
};

/** Letters on light pages, and on dark ones. */
const INKS: Readonly<Record<string, readonly [string, string]>> = {
  draft: ['#704300', '#ffd58a'],
  WIP: ['#17545f', '#a5dfe6'],
  private: ['#7c2338', '#ffb9c6'],
};

/** One thing that is said of an entry. */
export function chipRules(flag: string, shape: Shape, isDark: boolean): string {
  const color = INKS[flag]?.[isDark ? 1 : 0] ?? (isDark ? '#e6e3dc' : '#3f3b35');
  const ground = shape === 'dots' ? color : `color-mix(in srgb,${color} 15%,${isDark ? '#111' : '#fff'})`;
  return `${SHAPES[shape]};color:${color};background:${ground}`;
}

/** While several are picked: a box that can be ticked, with what is said beside it. */
export const boxRules = (isPicked: boolean): string => {
  const [ground, letters, line] = isPicked
    ? ['#17545f', '#fff', '#17545f']
    : ['#fffdf8', '#3f3b35', '#b9b2a6'];
  return `${CHIP};padding:0 5px;margin-inline-start:6px;cursor:pointer;border:1px solid ${line};background:${ground};color:${letters}`;
};
