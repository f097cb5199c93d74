/** Inline marks that the platform knows and that say something about the words inside. */
export type MarkName = 'b' | 'i' | 'u' | 's' | 'sup' | 'sub' | 'small' | 'mark' | 'dc';

export interface MarkupMark {
  kind: 'mark';
  mark: MarkName;
  children: MarkupNode[];
}
export interface MarkupTable {
  kind: 'table';
  children: MarkupNode[];
}

/** A piece of platform markup. Blocks and inline pieces share one type: authors nest them freely. */
export type MarkupNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'rule' }
  | { kind: 'paragraph'; children: MarkupNode[] }
  | MarkupMark
  /** `level` as written, 1 to 4. */
  | { kind: 'heading'; level: number; anchor: string; children: MarkupNode[] }
  /**
   * `href` as written; whether it may be followed is the renderer's decision. `isOurs`: no author wrote it, but whoever
   * puts texts into files that lead to each other.
   */
  | { kind: 'link'; href: string; children: MarkupNode[]; isOurs?: true }
  /** `id` is empty in `@[Label](template)`, the platform's to-do form; `template` in `@[Label](:id)`. */
  | { kind: 'mention'; template: string; id: string; children: MarkupNode[] }
  | { kind: 'list'; ordered: boolean; children: MarkupNode[] }
  | { kind: 'item'; children: MarkupNode[] }
  | MarkupTable
  | { kind: 'row'; children: MarkupNode[] }
  | { kind: 'cell'; header: boolean; children: MarkupNode[] }
  /** What stands after the last `|`: the author of a quote, the button of a spoiler. */
  | { kind: 'quote'; children: MarkupNode[]; author: MarkupNode[] | null }
  | { kind: 'spoiler'; children: MarkupNode[]; label: MarkupNode[] | null }
  | { kind: 'code'; block: boolean; children: MarkupNode[] }
  /** Layout and decoration: center, right, row, col3, aloud, section, container … */
  | { kind: 'box'; name: string; argument: string; block: boolean; children: MarkupNode[] }
  /** Something the platform fetches: an image by id, a video, a map, a secret, a dice roll. */
  | { kind: 'embed'; name: string; argument: string }
  /** `--LABEL::VALUE--`, a row of the article's sidebar. */
  | { kind: 'fact'; label: string; value: string };
