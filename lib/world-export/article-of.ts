import type { FullArticle, Section } from '../model/index.ts';
import type { ExportProblem, ReadExportOptions } from './export-part.ts';
import { oneLine, titleOf } from './headings.ts';
import type { NamedCategory, Slice } from './local-categories.ts';
import { markupOf } from './markup-of.ts';
import { metadataOf, NO_METADATA } from './metadata-of.ts';
import type { ArticleElement } from './page-parser.ts';

export interface ReadArticle {
  article: FullArticle;
  category: NamedCategory | null;
  problems: ExportProblem['code'][];
}

/** Reads one article from its elements. `linked`: its title in the World Codex. */
export async function articleOf(
  { root, title: heading, isWhole }: ArticleElement,
  id: string,
  linked: string | null,
  { worldId, address }: ReadExportOptions,
  slice: Slice,
): Promise<ReadArticle> {
  const { title, differs } = titleOf(heading, linked);
  const left = root.querySelector('.article-content-left');
  const mainSection = left?.querySelector('.wa-section.main-content') ?? null;
  if (mainSection) takeRest(mainSection);
  // The author's text may contain what looks like metadata, and it can't be told from them if it isn't known where it ends.
  const { template, state, category, tags, rows } = isWhole && left ? metadataOf(root) : NO_METADATA;
  const sections: Section[] = [];
  for (const element of left?.querySelectorAll('.wa-section[data-section-id]:not(.main-content)') ?? []) {
    if (element.parentElement?.closest('.wa-section')) continue;
    const section = await sectionOf(element, address, slice);
    if (section) sections.push(section);
    element.remove();
  }
  const right = root.querySelector('.article-content-right');
  if (right) showFacts(right);
  const beside = right && !left?.contains(right) ? await markupOf(right, address, slice) : '';
  if (beside !== '')
    sections.push({
      name: 'sidebar',
      title: 'sidebar',
      position: 'sidebar',
      content: beside,
      contentParsed: null,
    });
  const main = mainSection ?? left;
  const content = main ? await markupOf(main, address, slice) : '';
  const problems: ExportProblem['code'][] = [];
  if (!left) problems.push('noText');
  if (differs) problems.push('titleDiffers');
  const article: FullArticle = {
    ...UNKNOWN,
    ...{ id, worldId, title, template, state, tags, content, sections },
    raw: { exportHeading: heading, exportMetadata: rows },
  };
  return { article, category, problems };
}

/** What follows a section before a rule or the next section is part of it, which a stray end tag has closed. */
function takeRest(section: Element): void {
  for (let next = section.nextSibling; next !== null; next = section.nextSibling) {
    if (next instanceof Element && next.matches('hr, .wa-section')) return;
    section.append(next);
  }
}

/** A field: `dl > dt, dd` if it is short, a heading and text if it is long, or a list of several facts. */
async function sectionOf(element: Element, base: string | null, slice: Slice): Promise<Section | null> {
  const name = element.getAttribute('data-section-id')?.trim() ?? '';
  if (!/^[\w-]{1,100}$/.test(name)) return null;
  const heading = element.querySelector(':scope > h2');
  const labels = [...element.querySelectorAll('dl dt')];
  const isOneFact = labels.length === 1 && !heading;
  const label = heading ?? (isOneFact || isOnlyHeading(labels[0]) ? labels[0] : null);
  const title = oneLine(label?.textContent ?? '') || name;
  label?.remove();
  if (!isOneFact) showFacts(element);
  const content = await markupOf(element, base, slice);
  return content === '' ? null : { name, title, position: null, content, contentParsed: null };
}

/** Whether a label has an empty value, as the one above the facts of a side panel. */
function isOnlyHeading(label: Element | undefined): boolean {
  const value = label?.nextElementSibling;
  return value?.localName === 'dd' && isEmpty(value);
}

const isEmpty = (element: Element): boolean =>
  oneLine(element.textContent ?? '') === '' && !element.querySelector('img');

function showFacts(element: Element): void {
  for (const list of element.querySelectorAll('dl')) list.replaceWith(factsOf(list));
}

/** The facts of a list, each in a paragraph of its own that begins with its label. */
function factsOf(list: Element): Element {
  const page = list.ownerDocument;
  const facts = page.createElement('div');
  let fact: Element | null = null;
  for (const part of list.querySelectorAll('dt, dd')) {
    if (isEmpty(part)) continue;
    if (fact === null || part.localName === 'dt') {
      fact = page.createElement('p');
      facts.append(fact);
    }
    const isLabel = part.localName === 'dt';
    if (!isLabel && fact.lastElementChild?.localName === 'span') fact.append(', ');
    const piece = page.createElement(isLabel ? 'b' : 'span');
    piece.append(...part.childNodes);
    const hasColon = /[:：]\s*$/.test(piece.textContent ?? '');
    fact.append(piece, !isLabel ? '' : hasColon ? ' ' : ': ');
  }
  return facts;
}

/** What the page doesn't say. */
const UNKNOWN = {
  isDraft: false,
  isWip: false,
  isAdultContent: false,
  excerpt: null,
  url: null,
  slug: null,
  categoryId: null,
  updatedAt: null,
  wordcount: null,
  text: {},
  createdAt: null,
  authorName: null,
  articleParentId: null,
  coverId: null,
  relations: [],
  contentParsed: null,
  fullRender: null,
  passcode: null,
  cssClasses: null,
  cssCode: null,
  cover: null,
  portrait: null,
  flag: null,
  publishedAt: null,
  notifiedAt: null,
  secrets: [],
  statblock: null,
  ancestry: [],
} satisfies Partial<FullArticle>;
