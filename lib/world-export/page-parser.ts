import { Parser } from 'htmlparser2';
import { COLUMNS, isOfAnother, oneLine, removeOfAnother, titleElement, titleOf } from './headings.ts';
import { withoutPrivateUse } from './markup-of.ts';
import { PageAddress } from './page-address.ts';
import { DROPPED, isOfPage, isRead, SwallowedText } from './swallowed-text.ts';

/** An article's part of the page, as elements of a document that shows, runs and loads nothing. */
export interface ArticleElement {
  id: string | null;
  root: Element;
  /** The text of its heading. */
  title: string;
  /** Whether its element was closed before the next article, and no part of it followed. */
  isWhole: boolean;
  isTooLong: boolean;
}

/** Limits of one article: its texts and attributes in characters, its elements, and how deep they are. */
const MOST_TEXT = 4_000_000;
const MOST_ELEMENTS = 200_000;
const DEEPEST = 400;
/** Open elements of the whole page, beyond which htmlparser2 would take ever longer for each tag. */
const DEEPEST_PAGE = 10_000;
/** Articles that are held back at once. */
const MOST_UNSURE = 4;
/** Limits of the World Codex and of the texts in it. */
const MOST_LINKS = 200_000;
const LONGEST_TITLE = 1_000;

const CONTAINER = 'article-print-container';
const ARTICLE_ID = /^article-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const idOf = (text: string | undefined): string | null =>
  ARTICLE_ID.exec(text?.trim() ?? '')?.[1]?.toLowerCase() ?? null;
const isContainer = (name: string, classes: string | undefined): boolean =>
  name === 'div' && (classes ?? '').split(/\s+/).includes(CONTAINER);

/** Parts of an article, which are within its element unless that was closed too early. */
const PARTS: ReadonlySet<string> = new Set([
  ...['article-content-left', 'article-content-right', 'metadata-label', 'metadata-value', 'wa-section'],
]);
const isPart = ({ id, class: classes = '' }: Readonly<Record<string, string>>): boolean =>
  id === 'metadata' || classes.split(/\s+/).some((name) => PARTS.has(name));

/** What a browser leaves when it translates a page: Chrome classes the document, Edge marks each element. */
const isTranslation = (
  name: string,
  { class: classes = '', ...others }: Readonly<Record<string, string>>,
): boolean => (name === 'html' && /\btranslated-(?:ltr|rtl)\b/.test(classes)) || '_msttexthash' in others;

interface Building {
  id: string | null;
  root: Element;
  /** Open elements; null for one that is left out with its content. */
  open: (Element | null)[];
  text: number;
  elements: number;
  /** The beginning of the text in an element that is left out. */
  leftOut: string;
  /** Whether an element without its end tag, or an attribute without its end, took a part of the text. */
  hasLost: boolean;
}

/** Splits the page into its articles. */
export class PageParser {
  /** Titles by article id, from the links before the first article. */
  readonly codex = new Map<string, string>();
  private readonly linked = new Set<string>();
  /** Links before the first article with the id of an earlier one, but another title. */
  readonly repeatedLinks: { id: string; title: string }[] = [];
  private heading: string | null = null;
  private documentTitle: string | null = null;
  private readonly ready: ArticleElement[] = [];
  private readonly parser: Parser;
  /** Its elements belong to no window. */
  private readonly inert = document.implementation.createHTMLDocument('');
  private building: Building | null = null;
  /** The last articles, while what follows may still show that they were closed too early. Few. */
  private unsure: ArticleElement[] = [];
  private hasArticle = false;
  private depth = 0;
  private wasTranslated = false;
  private wasClosed = false;
  private isEnding = false;
  /** Whether something, such as a comment or a script without its end, may have taken articles with it. */
  private isTorn = false;
  private readonly swallowed = new SwallowedText();
  /** What the text before the first article belongs to. */
  private caught: { tag: string; id: string | null; text: string } | null = null;

  /** Where the page was opened, as far as it says so. */
  readonly address: PageAddress;

  /** @param opened where the page was opened, if that is known */
  constructor(opened: string | null = null) {
    this.address = new PageAddress(opened);
    this.parser = new Parser(
      {
        onopentag: (name, attributes) => this.open(name, attributes),
        ontext: (text) => this.text(withoutPrivateUse(text)),
        onclosetag: (name, implied) => this.close(name, implied),
        oncomment: (text) => this.comment(text),
      },
      { decodeEntities: true, lowerCaseTags: true },
    );
  }

  /** The world's title, from the page's first heading. */
  get title(): string {
    return oneLine(this.heading ?? this.documentTitle ?? '');
  }

  /** Whether the browser had translated the page before it was saved or read. Known before the first article. */
  get isTranslated(): boolean {
    return this.wasTranslated;
  }

  /** Whether the page's own end was read: a download that broke off has none. */
  get hasEnd(): boolean {
    return this.wasClosed;
  }

  /** Whether a damaged part may have lost articles, or the World Codex, which would name them. */
  get isDamaged(): boolean {
    return this.isTorn && this.codex.size === 0;
  }

  /** Whether the rest of the page can't be read. */
  get isTooDeep(): boolean {
    return this.depth > DEEPEST_PAGE;
  }

  write(html: string): void {
    this.parser.write(html);
  }

  end(): void {
    this.isEnding = true;
    this.parser.end();
    this.finish(false);
    this.release(0);
  }

  next(): ArticleElement | undefined {
    return this.ready.shift();
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1;
    this.swallowed.open(name);
    this.noteSwallowed(attributes);
    if (isContainer(name, attributes.class)) {
      // Within another article: that one wasn't closed, and its rest can't be told from this one.
      this.finish(false);
      this.begin(attributes);
    } else if (this.building && opensAnother(this.building, name, attributes.class)) this.finish(false);
    else if (this.building) this.openWithin(this.building, name, attributes);
    else if (!this.hasArticle) this.openBefore(name, attributes);
    else if (isPart(attributes)) for (const one of this.unsure) one.isWhole = false;
  }

  /** An attribute without its quotation mark takes what follows along, up to the next one. */
  private noteSwallowed(attributes: Readonly<Record<string, string>>): void {
    for (const key in attributes) {
      const value = attributes[key] ?? '';
      if (!value.includes('<')) continue;
      this.isTorn ||= isOfPage(value);
      if (this.building && value.includes('</section')) this.building.hasLost = true;
    }
  }

  private begin(attributes: Readonly<Record<string, string>>): void {
    this.hasArticle = true;
    this.caught = null;
    const root = this.inert.createElement('div');
    const id = idOf(attributes.id);
    // One that the World Codex doesn't have may stand in the text of another.
    this.release(id !== null && (this.codex.size === 0 || this.codex.has(id)) ? 0 : MOST_UNSURE - 1);
    this.building = { id, root, open: [root], text: 0, elements: 0, leftOut: '', hasLost: false };
  }

  private openWithin(building: Building, name: string, attributes: Readonly<Record<string, string>>): void {
    const { open } = building;
    building.elements += 1;
    const above = open[open.length - 1] ?? null;
    if (above === null || !isKept(name) || isBeyond(building) || open.length > DEEPEST) {
      if (open.length > DEEPEST) building.elements = MOST_ELEMENTS + 1;
      open.push(null);
      return;
    }
    const element = this.inert.createElement(name);
    for (const key in attributes) {
      if (!isRead(name, key)) continue;
      const value = attributes[key] ?? '';
      building.text += value.length;
      element.setAttribute(key, value);
    }
    above.append(element);
    open.push(element);
  }

  private openBefore(name: string, attributes: Readonly<Record<string, string>>): void {
    this.wasTranslated ||= isTranslation(name, attributes);
    this.address.noteElement(name, attributes);
    const id = name === 'a' ? idOf(this.address.fragmentOf(attributes.href ?? '')) : null;
    if (id !== null || (name === 'h1' && this.heading === null) || name === 'title')
      this.caught = { tag: name, id, text: '' };
  }

  private text(text: string): void {
    // A page that was cut within a tag.
    if (this.isEnding && /^<\/?$/.test(text)) return;
    this.swallowed.text(text);
    if (this.building) {
      const { open } = this.building;
      this.building.text += text.length;
      const within = open[open.length - 1];
      if (within === null) this.building.leftOut ||= text.trim();
      else if (!isBeyond(this.building)) within?.append(text);
    } else if (this.caught && this.caught.text.length < LONGEST_TITLE) this.caught.text += text;
  }

  private comment(text: string): void {
    if (!this.hasArticle) this.address.noteComment(text);
    // One that began in this article's text and ended in that of another.
    this.isTorn ||= isOfPage(text);
    if (text.includes(CONTAINER)) this.finish(false);
  }

  private close(name: string, implied: boolean): void {
    this.depth -= 1;
    this.isTorn ||= this.swallowed.close(name);
    if (!implied && (name === 'body' || name === 'html')) this.wasClosed = true;
    const { building, caught } = this;
    if (building) {
      const isLeftOut = building.open.pop() === null;
      const above = building.open[building.open.length - 1];
      if (isLeftOut && above) {
        building.hasLost ||= implied && building.leftOut !== '' && above.closest(COLUMNS) !== null;
        building.leftOut = '';
      }
      if (building.open.length > 0) return;
      this.finish(!implied);
      this.isTorn ||= implied;
      return;
    }
    if (caught?.tag !== name) return;
    this.caught = null;
    const text = oneLine(caught.text);
    if (caught.id === null) {
      if (name === 'h1') this.heading = text;
      else this.documentTitle ??= text;
    } else this.addLink(caught.id, text);
  }

  private addLink(id: string, title: string): void {
    if (this.codex.size + this.repeatedLinks.length >= MOST_LINKS) return;
    this.linked.add(title);
    const known = this.codex.get(id);
    if (known === undefined) this.codex.set(id, title);
    else if (known !== title) this.repeatedLinks.push({ id, title });
  }

  private finish(isWhole: boolean): void {
    const { building } = this;
    if (!building) return;
    this.building = null;
    const { id, root } = building;
    const title = oneLine(titleElement(root)?.textContent ?? '');
    // The beginning of another article is lost, and what follows it stands in this one.
    const read = titleOf(title, (id !== null && this.codex.get(id)) || null);
    if (read.differs && this.linked.has(read.title)) return;
    const wasJoined = removeOfAnother(root, (text) => this.linked.has(text));
    isWhole &&= !wasJoined && !building.hasLost;
    this.unsure.push({ id, root, title, isWhole, isTooLong: isBeyond(building) });
  }

  /** Makes all of them ready but the newest. */
  private release(newest: number): void {
    this.ready.push(...this.unsure.splice(0, Math.max(0, this.unsure.length - newest)));
  }
}

/** Names of elements that were seen, and whether they are kept. */
const kept = new Map<string, boolean>();
/** A page may make up any number of them. */
const MOST_NAMES = 1_000;

function isKept(name: string): boolean {
  let is = kept.get(name);
  if (is === undefined) {
    if (kept.size >= MOST_NAMES) kept.clear();
    is = !DROPPED.has(name) && /^[a-z][a-z0-9-]*$/.test(name);
    kept.set(name, is);
  }
  return is;
}

const isBeyond = ({ text, elements }: Building): boolean => text > MOST_TEXT || elements > MOST_ELEMENTS;
const opensAnother = ({ root, open }: Building, name: string, classes?: string): boolean =>
  isOfAnother(root, open[open.length - 1] ?? null, name, classes);
