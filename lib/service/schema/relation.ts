import { type ArticleRelation, type RelationItem, TEMPLATE_CODES } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { withCamelCase } from './answer.ts';
import { templateCode } from './article.ts';
import { listOf, toFlag, toId, toText } from './values.ts';

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

/**
 * The relations of an article. In aragorn, `relations` in three formats, distinguished by content, because live
 * responses misspell `type`. In boromir, every other reference among the fields.
 */
export function relationsOf(held: Readonly<Record<string, unknown>>): ArticleRelation[] {
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
