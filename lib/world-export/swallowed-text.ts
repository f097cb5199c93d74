/** Elements that are left out with their content: they run, load, ask or draw, and are never an article's text. */
export const DROPPED: ReadonlySet<string> = new Set(
  'script style noscript template form input button select textarea iframe frame frameset object embed applet link meta base svg math audio video source track canvas slot title'.split(
    ' ',
  ),
);

/** The attributes that reading an article needs. None of them runs anything. */
const USED: ReadonlySet<string> = new Set(
  'id class title href alt width height colspan rowspan start reversed data-article-id data-article data-template-type data-article-privacy data-section-id'.split(
    ' ',
  ),
);

/** Whether an attribute of an element is read. The address of an image is read from `src`, which loads nothing here. */
export const isRead = (name: string, attribute: string): boolean =>
  (USED.has(attribute) && (attribute !== 'href' || name === 'a')) || (name === 'img' && attribute === 'src');

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
