/** What an export page has and no text of its own scripts, which may make the element of an article. */
const MARKS = [
  /href=["']?[^"'>]{0,300}#article-/i,
  /class=["']?[^"'>]{0,300}(?:article-content-left|metadata-label)/i,
];
/** Longer than any mark. */
const OVERLAP = 700;

/** Whether a text that isn't shown has parts of the page: its beginning or end was destroyed. */
export const isOfPage = (text: string): boolean => MARKS.some((mark) => mark.test(text));

/** Elements whose content isn't read as HTML, up to their own end tag. */
const RAW: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
]);

/** Notices elements without their end tag, which take a part of the page with them: its links, or whole articles. */
export class SwallowedText {
  private name: string | null = null;
  private last = '';
  private hasMark = false;

  open(name: string): void {
    if (this.name !== null || !RAW.has(name)) return;
    this.name = name;
    this.last = '';
    this.hasMark = false;
  }

  text(text: string): void {
    if (this.name === null || this.hasMark) return;
    this.last = `${this.last}${text}`;
    this.hasMark = isOfPage(this.last);
    this.last = this.last.slice(-OVERLAP);
  }

  /** Returns whether the element that ends has taken a part of the page. */
  close(name: string): boolean {
    if (this.name !== name) return false;
    this.name = null;
    return this.hasMark;
  }
}
