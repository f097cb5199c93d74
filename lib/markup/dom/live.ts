/** The computed style of an element's own text. */
export interface ElementStyle {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  raised: 'sup' | 'sub' | null;
  /** An explicitly chosen color as `#rrggbb`, or null for the page's default. */
  color: string | null;
  /** Present in the layout but not visible: transparent, or font size zero. */
  unseen: boolean;
}

/** Text that CSS generates before and after an element's content. A newline is a line end. */
export interface Generated {
  before: string;
  after: string;
}

/**
 * What CSS makes of the start and end of an element. `inline`: text flows on. `box`: an inline block. `cell`: apart on
 * the same line. `away`: a line that isn't where it is written. `line`: a line within a row. `block`: any other block.
 */
export type Edge = 'inline' | 'box' | 'cell' | 'away' | 'line' | 'block';

/** What only a rendered page knows about its elements, besides their visibility. */
export interface LivePage {
  style(element: Element): ElementStyle;
  /** Whether line breaks in this element's text are rendered. Only called for text that has some. */
  keepsLines(element: Element): boolean;
  /** The CSS `list-style-type` of a list. */
  listStyle(list: Element): string;
  /** The block's alignment if it differs from the default. */
  alignment(block: Element): 'center' | 'right' | null;
  /** The table part that CSS or ARIA makes of an element outside a `<table>`. */
  tablePart(element: Element): TablePart | null;
  /** The quotation marks around an inline quotation. */
  quotes(element: Element): readonly [string, string] | null;
  /** Whether a form field's value is part of the content. */
  isContent(field: Element): boolean;
  generated(element: Element): Generated | null;
  edge(element: Element): Edge;
  /** Whether a block is a paragraph of its own. */
  isParagraph(block: Element): boolean;
  /** Whether two texts without a space between them are drawn apart. `onLines`: also if they are on different lines. */
  isApart(before: Node, after: Node, onLines: boolean): boolean;
  /** The element's shadow root, open or closed. */
  shadow(element: Element): ShadowRoot | null;
}

/** What stands behind a label, and where it leads. */
export interface LabelEnd {
  text: string;
  address: string | null;
}

/** What an element stands for on a page that builds its text from generic blocks. */
export type Shape =
  /** Read as if it had this tag name. `by`: the author of a quote. */
  | { kind: 'tag'; name: string; by?: string }
  /** An item of a flat list. `holder` is the element that contains all of the list's items. */
  | { kind: 'item'; holder: Element; level: number; number: number | null; lead?: string }
  /** Contains items of the enclosing list. */
  | { kind: 'items' }
  /** A table of plain text. Its header is the first row, or the first column. */
  | { kind: 'rows'; rows: readonly (readonly string[])[]; header: 'row' | 'column' }
  /** Text on a line of its own before the content. Omitted if the element is empty; `hasContent`: it isn't. */
  | { kind: 'label'; text: string; more?: LabelEnd; hasContent?: true }
  /** Replaces the element with this text. */
  | { kind: 'text'; text: string };

export type TablePart = 'table' | 'section' | 'row' | 'cell' | 'head' | 'caption';
