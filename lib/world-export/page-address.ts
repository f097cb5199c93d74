/** What a page's address and that of a link within it have in common, however they are written. Null if it has none. */
function pageOf(address: string): string | null {
  const url = URL.parse(address);
  return url && `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
}

const EXPORT_PAGE = /^[^/]+\/world\/([^/]+)\/export$/;
/** Of an article. */
const FRAGMENT = /^([^#]*)#(article-[\da-f-]{36})$/i;

/**
 * Where an export page was opened. A browser that saves a page with its images makes the links of the World Codex
 * absolute, so they are known by this address. Chromium notes it in a comment; others don't, and then the first link to an
 * article tells it.
 */
export class PageAddress {
  private page: string | null;

  constructor(opened: string | null) {
    this.page = opened === null ? null : pageOf(opened);
  }

  /** The world's slug, if the address is that of an export page. */
  get slug(): string | null {
    return EXPORT_PAGE.exec(this.page ?? '')?.[1] ?? null;
  }

  noteComment(text: string): void {
    const saved = /^\s*saved from url=\(\d+\)(\S+)/.exec(text)?.[1];
    if (saved !== undefined) this.page ??= pageOf(saved);
  }

  noteElement(name: string, { href, rel }: Readonly<Record<string, string>>): void {
    if (href === undefined || !(name === 'base' || (name === 'link' && rel === 'canonical'))) return;
    const page = pageOf(href);
    if (this.slug === null && page !== null && EXPORT_PAGE.test(page)) this.page = page;
  }

  /** The fragment of a link to an article of this page, else an empty text. */
  fragmentOf(href: string): string {
    const [, address = '', fragment = ''] = FRAGMENT.exec(href.trim()) ?? [];
    // A link to the file itself, whatever it was called when the page was saved.
    if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return fragment;
    const page = pageOf(address);
    if (page === null) return '';
    // A copy that was opened from a disk or an archive and saved again has its own address in these links.
    if (this.page === null || (this.slug === null && EXPORT_PAGE.test(page))) this.page = page;
    return page === this.page ? fragment : '';
  }
}
