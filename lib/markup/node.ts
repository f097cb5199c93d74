/** Inline tags of World Anvil that carry meaning, and the elements that show them. */
export const MARK_ELEMENTS = {
  b: 'strong',
  i: 'em',
  u: 'u',
  s: 's',
  sup: 'sup',
  sub: 'sub',
  small: 'small',
  mark: 'mark',
  dc: 'span',
} as const;
export type MarkName = keyof typeof MARK_ELEMENTS;

export interface MarkupMark {
  kind: 'mark';
  mark: MarkName;
  children: MarkupNode[];
}
export interface MarkupTable {
  kind: 'table';
  children: MarkupNode[];
}

/** A node of parsed markup. Blocks and inline content share one type, because authors nest them freely. */
export type MarkupNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'rule' }
  | { kind: 'paragraph'; children: MarkupNode[] }
  | MarkupMark
  /** `level` is 1 to 4, as written. */
  | { kind: 'heading'; level: number; anchor: string; children: MarkupNode[] }
  /** `href` as written; the renderer decides about it. `isOurs`: a link between exported files. */
  | { kind: 'link'; href: string; children: MarkupNode[]; isOurs?: true }
  /** `id` is empty in `@[Label](template)`, World Anvil's to-do form, and `template` in `@[Label](:id)`. */
  | { kind: 'mention'; template: string; id: string; children: MarkupNode[] }
  | { kind: 'list'; ordered: boolean; children: MarkupNode[] }
  | { kind: 'item'; children: MarkupNode[] }
  | MarkupTable
  | { kind: 'row'; children: MarkupNode[] }
  | { kind: 'cell'; header: boolean; children: MarkupNode[] }
  /** The part after the last `|`: the author of a quote, the button of a spoiler. */
  | { kind: 'quote'; children: MarkupNode[]; author: MarkupNode[] | null }
  | { kind: 'spoiler'; children: MarkupNode[]; label: MarkupNode[] | null }
  | { kind: 'code'; block: boolean; children: MarkupNode[] }
  /** Layout and decoration: center, right, row, col3, aloud, section, container and so on. */
  | { kind: 'box'; name: string; argument: string; block: boolean; children: MarkupNode[] }
  /** Content that World Anvil inserts: an image, video, map, secret or dice roll. */
  | { kind: 'embed'; name: string; argument: string }
  /** `--LABEL::VALUE--`, a row of the article's sidebar. */
  | { kind: 'fact'; label: string; children: MarkupNode[] };
