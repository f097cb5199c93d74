/** How the words right inside an element look. */
export interface ElementStyle {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  raised: 'sup' | 'sub' | null;
  /** A color that somebody chose for these words, as `#rrggbb`; null: the page's ordinary one. */
  color: string | null;
  /** They take part in the page but nobody can see them: no opacity, no size. */
  unseen: boolean;
}

/** Words that a style sheet puts before and after what an element holds. */
export interface Generated {
  before: string;
  after: string;
}

/** What only a live page knows of its elements, beside how they are seen. */
export interface LivePage {
  look(element: Element): ElementStyle;
  /** Whether line ends in this element's text are shown as such. Asked only where the text has some. */
  keepsLines(element: Element): boolean;
  /** The style that a list numbers its items in. */
  listStyle(list: Element): string;
  /** The side that a block's lines are set to, where it is not the usual one. */
  alignment(block: Element): 'center' | 'right' | null;
  /** What a style sheet makes of an element that is no part of a `<table>`. */
  tablePart(element: Element): TablePart | null;
  /** The signs around a quotation within a paragraph. */
  quotes(element: Element): readonly [string, string] | null;
  /** Whether what a form field shows is part of what the page says. */
  isContent(field: Element): boolean;
  generated(element: Element): Generated | null;
  /** The tree that is shown in place of an element's children. */
  shadow(element: Element): ShadowRoot | null;
}

/** What an element stands for on a page that builds its text out of plain blocks. */
export type Shape =
  /** Read as if it had this tag. `by`: who said it, where it is a quote. */
  | { kind: 'tag'; name: string; by?: string }
  | { kind: 'part'; part: TablePart }
  /** An item of a flat list. `holder`: the element whose descendants are the items. */
  | { kind: 'item'; holder: Element; level: number; number: number | null; lead?: string }
  /** Holds items of the list around it. */
  | { kind: 'items' }
  /** A table of plain words, the first row its headings. */
  | { kind: 'rows'; rows: readonly (readonly string[])[] }
  /** Words that come as a line of their own before whatever the element says, if it says something. */
  | { kind: 'label'; words: string }
  /** These words alone. */
  | { kind: 'words'; words: string };

export type TablePart = 'table' | 'section' | 'row' | 'cell' | 'head' | 'caption';
