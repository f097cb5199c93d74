import {
  type Article,
  type ArticleRelation,
  type FullArticle,
  type Raw,
  type Reference,
  type RelationItem,
  type Section,
  TEMPLATE_CODES,
} from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { templateCode } from './article.ts';
import { toInstant } from './date.ts';
import { listOf, toFlag, toId, toText } from './fields.ts';
import { withCamelCase } from './parse.ts';
import { plainReference, toPicture } from './reference.ts';

/** References in boromir's responses that describe ownership or are parsed into fields of their own. */
const OWN = new Set([
  'world',
  'author',
  'category',
  'cover',
  'portrait',
  'flag',
  'block',
  'secrets',
  'ancestry',
  'subscribergroups',
  'customArticleTemplate',
  'likes',
  'gallery',
  'sections',
]);

const ARTICLES: ReadonlySet<string> = /* @__PURE__ */ new Set(TEMPLATE_CODES);

/** The relations of an article: aragorn's `relations`, by content (`type` is misspelled), or boromir's fields. */
function relationsOf(held: Readonly<Record<string, unknown>>): ArticleRelation[] {
  if (isRecord(held.relations))
    return Object.entries(held.relations).flatMap(([name, entry]) => relationOf(name, entry));
  return Object.entries(held).flatMap(([name, value]) => (OWN.has(name) ? [] : fieldOf(name, value)));
}

function relationOf(name: string, value: unknown): ArticleRelation[] {
  const entry = withCamelCase(value);
  if (!isRecord(entry)) return [];
  const about = { name, title: toText(entry.title) ?? name, position: toText(entry.position) };
  const { items } = entry;
  if (items === undefined) {
    const item = itemOf(entry);
    return item ? [{ ...about, shape: 'link', item }] : [];
  }
  const single = isRecord(items) ? itemOf(items) : null;
  if (single || (entry.type === 'singular' && listOf(items).length === 0))
    return [{ ...about, shape: 'singular', item: single }];
  return [{ ...about, shape: 'collection', items: listOf(items).flatMap((item) => itemOf(item) ?? []) }];
}

function fieldOf(name: string, value: unknown): ArticleRelation[] {
  const about = { name, title: name, position: null };
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => itemOf(item) ?? []);
    return items.length > 0 ? [{ ...about, shape: 'collection', items }] : [];
  }
  const item = itemOf(value);
  return item ? [{ ...about, shape: 'singular', item }] : [];
}

function itemOf(value: unknown): RelationItem | null {
  const held = withCamelCase(value);
  if (!isRecord(held)) return null;
  const id = toId(held.id);
  if (id === null) return null;
  const type = toText(held.type) ?? toText(held.templateType) ?? toText(held.entityClass);
  return {
    id,
    title: toText(held.title) ?? '',
    type: type && templateCode(type),
    state: toText(held.state),
    slug: toText(held.slug),
    url: toText(held.url),
    isArticle: toFlag(held.isArticle) ?? (type !== null && ARTICLES.has(templateCode(type))),
    relationshipType: toText(held.relationshipType),
  };
}

/** Listed as sections but are settings (platform notes, The earlier version, Sections). */
const SETTINGS = new Set(['displaySidebar', 'issystem', 'folderId', 'editor', 'icon']);

/** Other string fields of boromir's responses that aren't prose. */
const FACTS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...SETTINGS,
  ...`id title slug state entityClass templateType customArticleTemplate url editURL tags content
    contentParsed fullRender passcode cssClasses cssCode displayCss articleNext articlePrevious
    userMetadata articleMetadata template
    excerpt coverSource passcodecta commentPlaceholder metaTitle metaDescription metadDescription badge`.split(
    /\s+/,
  ),
]);

/** The text sections of an article: aragorn's `sections`, or boromir's unknown string fields. */
function sectionsOf(value: Readonly<Record<string, unknown>>, includeEmpty: boolean): Section[] {
  const sections = isRecord(value.sections)
    ? Object.entries(value.sections).flatMap(([name, section]) => sectionOf(name, section))
    : Object.entries(value).flatMap(([name, text]) => plainSection(name, text));
  return sections.filter(({ content, contentParsed }) => includeEmpty || content !== '' || contentParsed);
}

function sectionOf(name: string, section: unknown): Section[] {
  const value = withCamelCase(section);
  if (!isRecord(value) || SETTINGS.has(name) || name === 'content') return [];
  return [
    {
      name,
      title: toText(value.title) ?? name,
      position: toText(value.position),
      content: toText(value.content) ?? '',
      contentParsed: toText(value.contentParsed),
    },
  ];
}

function plainSection(name: string, text: unknown): Section[] {
  if (typeof text !== 'string' || FACTS.has(name)) return [];
  return [{ name, title: name, position: null, content: text, contentParsed: null }];
}

/** Adds the remaining content of an article, from either version's response (API specification, Article (read)). */
export function fullArticle(article: Article, raw: Raw, includeEmpty: boolean): FullArticle {
  const renamed = withCamelCase(raw);
  const value = isRecord(renamed) ? renamed : {};
  const css = isRecord(value.css) ? value.css : {};
  return {
    ...article,
    sections: sectionsOf(value, includeEmpty),
    relations: relationsOf(value),
    contentParsed: toText(value.contentParsed),
    fullRender: toText(value.fullRender),
    passcode: toText(value.passcode),
    // The names of the style fields are undocumented.
    cssClasses: toText(value.cssClasses) ?? toText(css.classes),
    cssCode: toText(value.displayCss) ?? toText(value.cssCode) ?? toText(css.code) ?? toText(value.css),
    cover: toPicture(value.cover),
    portrait: toPicture(value.portrait),
    flag: toPicture(value.flag),
    publishedAt: toInstant(value.publicationDate),
    notifiedAt: toInstant(value.notificationDate),
    secrets: references(listOf(value.secrets)),
    statblock: references([value.block])[0] ?? null,
    ancestry: isRecord(value.ancestry)
      ? references([value.ancestry.firstUp, value.ancestry.secondUp, value.ancestry.thirdUp])
      : [],
  };
}

function references(values: readonly unknown[]): Reference[] {
  return values.flatMap((value) => plainReference.safeParse(value).data ?? []);
}
