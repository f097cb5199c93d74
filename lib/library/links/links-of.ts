import type {
  ArticleRelation,
  FullArticle,
  FullCategory,
  Image,
  Manuscript,
  Statblock,
} from '../../model/index.ts';
import type { EntryKind, EntryRef } from '../search/index.ts';
import type { Link, LinkKind } from './link.ts';
import { linksInMarkup } from './markup-links.ts';
import { keyOfAddress, keyOfRef } from './target-key.ts';

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

function relatedBy(relation: ArticleRelation): Link[] {
  const items =
    relation.shape === 'collection' ? relation.items : relation.item === null ? [] : [relation.item];
  return items.flatMap(({ id, type, isArticle }, position) => {
    const kind = isArticle ? 'article' : RELATED_KINDS[type?.toLowerCase() ?? ''];
    return kind ? [to('relation', relation.name, { kind, id }, position)] : [];
  });
}

const picture = (field: string, held: { id: number | null } | null | undefined): Link[] =>
  typeof held?.id === 'number' ? [to('embed', field, { kind: 'image', id: String(held.id) })] : [];

function linksOfArticle(article: FullArticle): Link[] {
  const { content, sections, excerpt, relations, secrets, statblock, articleParentId } = article;
  return [
    ...inText('content', content),
    ...sections.flatMap((section) => inText(section.name, section.content)),
    ...(sections.some(({ name }) => name === 'excerpt') ? [] : inText('excerpt', excerpt)),
    ...relations.flatMap(relatedBy),
    ...(articleParentId ? [to('parent', 'articleParent', { kind: 'article', id: articleParentId })] : []),
    ...secrets.map(({ id }, position) => to('secret', 'secrets', { kind: 'secret', id }, position)),
    ...(statblock ? [to('statblock', 'block', { kind: 'statblock', id: statblock.id })] : []),
    ...picture('cover', article.cover),
    ...picture('portrait', article.portrait),
    ...picture('flag', article.flag),
  ];
}

/**
 * The links of an entry, from its full text and fields. Its category isn't among them. Throws if what was stored isn't
 * what its kind says, as a damaged record may be.
 */
export function linksOfThing(kind: EntryKind, thing: Source): Link[] {
  if (kind === 'article' && 'relations' in thing) return linksOfArticle(thing);
  if (kind === 'statblock' && 'data' in thing)
    return thing.data
      ? Object.entries(thing.data).flatMap(([field, text]) => inText(field, text))
      : inText('source', thing.source);
  if (kind === 'image' && 'articleId' in thing)
    return [
      ...inText('description', thing.description),
      ...(thing.articleId ? [to('relation', 'article', { kind: 'article', id: thing.articleId })] : []),
    ];
  return 'description' in thing ? inText('description', thing.description) : [];
}

/** The links of a draft, as the article that it will become. */
export function linksOfDraft(draft: {
  content: string;
  fields: object & { articleParentId?: string | null | undefined };
}): Link[] {
  const { articleParentId } = draft.fields;
  const texts = Object.entries(draft.fields).flatMap(([field, text]) =>
    typeof text === 'string' ? inText(field, text) : [],
  );
  return [
    ...inText('content', draft.content),
    ...texts,
    ...(articleParentId ? [to('parent', 'articleParent', { kind: 'article', id: articleParentId })] : []),
  ];
}

/** The keys that a link to this entry may have: its id, and its address if the copy knows it. */
export function keysOf(ref: EntryRef, url: string | null): number[] {
  const address = url === null ? null : keyOfAddress(url);
  return address === null ? [keyOfRef(ref)] : [keyOfRef(ref), address];
}
