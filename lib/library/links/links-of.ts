import { scanMarkup, type Token } from '../../markup/index.ts';
import type {
  ArticleRelation,
  FullArticle,
  FullCategory,
  Image,
  Manuscript,
  Statblock,
} from '../../model/index.ts';
import type { EntryKind, EntryRef } from '../search/index.ts';
import { keyOfAddress, keyOfRef, type Link, type LinkKind } from './link.ts';

type MarkupLink = Omit<Link, 'field'>;

/** What tags and mentions point to that a copy holds. Maps, timelines and the like have no entries. */
const TAGS: Partial<Record<string, readonly [LinkKind, EntryRef['kind']]>> = {
  articleblock: ['embed', 'article'],
  block: ['statblock', 'statblock'],
  blocklink: ['statblock', 'statblock'],
  img: ['embed', 'image'],
  secret: ['secret', 'secret'],
  manuscript: ['manuscript', 'manuscript'],
  category: ['mention', 'category'],
};
/** Prefixes of mentions that no entry can be the target of. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  'map marker timeline history historicalentry book world worldmeta chronicle user'.split(' '),
);

const ID = /^[\w-]{1,80}/;
/** A page within a world, as a plain address. */
const PAGE = /\bhttps?:\/\/(?:www\.)?worldanvil\.com\/w\/[^\s<>"'[\]|()]{1,500}/gi;
const PAGE_MARK = 'worldanvil.com/w/';
/** Punctuation behind an address isn't part of it. */
const TRAILING = /[.,;:!?]+$/;

type Mention = Extract<Token, { kind: 'mention' }>;

/** A mention without a target asks for an article that doesn't exist yet, and links to nothing. */
function mentioned({ template, id, isDead }: Mention, position: number): MarkupLink[] {
  const prefix = template.toLowerCase();
  // No entry has this id, so the link is broken.
  if (isDead) return [{ kind: 'mention', position, target: keyOfRef({ kind: 'article', id: '' }) }];
  if (id === '' || ELSEWHERE.has(prefix)) return [];
  // An unknown prefix is an article's template. A mention is a link, whatever its tag would show.
  const [kind, of] = TAGS[prefix] ?? ['mention', 'article'];
  return [{ kind: kind === 'embed' ? 'mention' : kind, position, target: keyOfRef({ kind: of, id }) }];
}

function tagged(name: string, argument: string, position: number): MarkupLink[] {
  if (name === 'url') return addressed(argument.split('|', 1)[0] ?? '', position);
  const [kind, of] = TAGS[name] ?? [];
  const [id] = ID.exec(argument) ?? [];
  return kind && of && id ? [{ kind, position, target: keyOfRef({ kind: of, id }) }] : [];
}

function addressed(address: string, position: number): MarkupLink[] {
  const target = address.includes('/w/') ? keyOfAddress(address.trim()) : null;
  return target === null ? [] : [{ kind: 'url', position, target }];
}

function inPlainText(text: string, from: number): MarkupLink[] {
  if (!text.includes(PAGE_MARK)) return [];
  return Array.from(text.matchAll(PAGE), ({ 0: found, index }) =>
    addressed(found.replace(TRAILING, ''), from + index),
  ).flat();
}

/**
 * The links in a text of World Anvil's markup, by ascending position: mentions, embeds, and addresses of pages. Code, text
 * that isn't parsed, and comments have none. Addresses in the text of a link aren't links of their own. Takes linear
 * time.
 */
export function linksInMarkup(text: string): MarkupLink[] {
  const links: MarkupLink[] = [];
  if (!text.includes('[') && !text.includes(PAGE_MARK)) return links;
  let code = 0;
  let isInLink = false;
  scanMarkup(text, (token, start, end) => {
    if (token.kind === 'open' || token.kind === 'close') {
      const by = token.kind === 'open' ? 1 : -1;
      if (token.name === 'code') code = Math.max(0, code + by);
      if (token.name === 'url') isInLink = by > 0;
    }
    if (code > 0) return;
    if (token.kind === 'mention') links.push(...mentioned(token, start));
    else if (token.kind === 'open') links.push(...tagged(token.name, token.argument, start));
    else if (token.kind === 'fact') links.push(...inFact(token.value, text.slice(start, end), start));
    else if (token.kind === 'text' && !token.raw && !isInLink) links.push(...inPlainText(token.text, start));
  });
  return links;
}

/** A row of the sidebar, `--Label::Value--`, whose value has markup of its own. */
function inFact(value: string, source: string, from: number): MarkupLink[] {
  const shift = from + source.indexOf(value, source.indexOf('::'));
  return linksInMarkup(value).map((link) => ({ ...link, position: link.position + shift }));
}

/** What a full read returns of each kind. */
type Source = FullArticle | Statblock | Manuscript | FullCategory | Image;

const inText = (field: string, text: string | null | undefined): Link[] =>
  text ? linksInMarkup(text).map((link) => ({ ...link, field })) : [];

const to = (kind: LinkKind, field: string, ref: EntryRef, position = 0): Link => ({
  ...{ kind, field, position },
  target: keyOfRef(ref),
});

const RELATED_KINDS: Partial<Record<string, EntryKind>> = {
  image: 'image',
  block: 'statblock',
  statblock: 'statblock',
  manuscript: 'manuscript',
  category: 'category',
  secret: 'secret',
};

/** Relations that are links of another kind. The API versions differ in which of them they return as relations. */
const NOT_RELATIONS: Partial<Record<string, LinkKind>> = { articleParent: 'parent', block: 'statblock' };
/** Whether it lists what links to the article: its child articles, in the earlier version. A person's children are a field. */
const isDerived = (name: string, template: string): boolean =>
  name === 'articles' || (name === 'children' && template !== 'person');

function relatedBy(relation: ArticleRelation, template: string): Link[] {
  if (isDerived(relation.name, template)) return [];
  const as = NOT_RELATIONS[relation.name] ?? 'relation';
  const items =
    relation.shape === 'collection' ? relation.items : relation.item === null ? [] : [relation.item];
  return items.flatMap(({ id, type, isArticle }, position) => {
    const kind = isArticle ? 'article' : RELATED_KINDS[type?.toLowerCase() ?? ''];
    return kind ? [to(as, relation.name, { kind, id }, position)] : [];
  });
}

const picture = (field: string, held: { id: number | null } | null | undefined): Link[] =>
  typeof held?.id === 'number' ? [to('embed', field, { kind: 'image', id: String(held.id) })] : [];

function linksOfArticle(article: FullArticle): Link[] {
  const { content, sections, excerpt, secrets, statblock, articleParentId } = article;
  const relations = article.relations.flatMap((relation) => relatedBy(relation, article.template));
  const isNamed = (kind: LinkKind): boolean => relations.some((link) => link.kind === kind);
  return [
    ...inText('content', content),
    ...sections.flatMap((section) => inText(section.name, section.content)),
    ...(sections.some(({ name }) => name === 'excerpt') ? [] : inText('excerpt', excerpt)),
    ...relations,
    ...(articleParentId && !isNamed('parent')
      ? [to('parent', 'articleParent', { kind: 'article', id: articleParentId })]
      : []),
    ...secrets.map(({ id }, position) => to('secret', 'secrets', { kind: 'secret', id }, position)),
    ...(statblock && !isNamed('statblock')
      ? [to('statblock', 'block', { kind: 'statblock', id: statblock.id })]
      : []),
    ...picture('cover', article.cover),
    ...picture('portrait', article.portrait),
    ...picture('flag', article.flag),
  ];
}

/**
 * The links of an entry, from its full text and fields. Its category isn't among them. Throws if what was stored isn't
 * what its kind says, as a damaged record may be.
 */
export function linksOfResource(kind: EntryKind, resource: Source): Link[] {
  if (kind === 'article' && 'relations' in resource) return linksOfArticle(resource);
  if (kind === 'statblock' && 'data' in resource)
    return resource.data
      ? Object.entries(resource.data).flatMap(([field, text]) => inText(field, text))
      : inText('source', resource.source);
  if (kind === 'image' && 'articleId' in resource)
    return [
      ...inText('description', resource.description),
      ...(resource.articleId ? [to('relation', 'article', { kind: 'article', id: resource.articleId })] : []),
    ];
  if (!('description' in resource)) return [];
  return [
    ...inText('description', resource.description),
    ...('pageCover' in resource ? picture('pageCover', resource.pageCover) : []),
    ...('bookCover' in resource ? picture('bookCover', resource.bookCover) : []),
    ...('versions' in resource ? picture('cover', resource.cover) : []),
  ];
}

/** The links of a draft, as the article that it will become. */
export function linksOfDraft(draft: {
  content: string;
  fields: object & { articleParentId?: string | null | undefined; coverId?: number | null | undefined };
}): Link[] {
  const { articleParentId, coverId } = draft.fields;
  const texts = Object.entries(draft.fields).flatMap(([field, text]) =>
    typeof text === 'string' ? inText(field, text) : [],
  );
  return [
    ...inText('content', draft.content),
    ...texts,
    ...(articleParentId ? [to('parent', 'articleParent', { kind: 'article', id: articleParentId })] : []),
    ...picture('cover', { id: coverId ?? null }),
  ];
}

/** The keys that a link to this entry may have: its id, and its address if the copy knows it. */
export function keysOf(ref: EntryRef, url: string | null): number[] {
  const address = url === null ? null : keyOfAddress(url);
  return address === null ? [keyOfRef(ref)] : [keyOfRef(ref), address];
}
