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
