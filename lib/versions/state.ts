import type {
  FullArticle,
  FullCategory,
  Image,
  Instant,
  Json,
  Manuscript,
  Secret,
  Statblock,
} from '../model/index.ts';

/** A resource as the offline copy stores it. */
export type VersionedResource = FullArticle | FullCategory | Statblock | Manuscript | Image | Secret;

/**
 * What a version stores of an entry: what its author wrote and chose, under the names of the writable types
 * (`ArticleFields` and so on). Texts that only a template has stand under World Anvil's name for them.
 */
export type VersionState = Readonly<Record<string, Json>>;

/** What is known of an entry at one moment. */
export interface EntryState {
  state: VersionState;
  /** When the device first had it. */
  readAt: Instant;
  /** World Anvil's own time of the last change. */
  updatedAt: Instant | null;
}

const isArticle = (resource: VersionedResource): resource is FullArticle => 'sections' in resource;
const isCategory = (resource: VersionedResource): resource is FullCategory => 'pageCover' in resource;
const isStatblock = (resource: VersionedResource): resource is Statblock => 'parser' in resource;
const isSecret = (resource: VersionedResource): resource is Secret => 'articleId' in resource;
const isManuscript = (resource: VersionedResource): resource is Manuscript => 'versions' in resource;

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

function articleState(article: FullArticle): VersionState {
  const { title, content, text, tags, state, isDraft, isWip, isAdultContent, categoryId, template } = article;
  const sections = article.sections.map((section) => [section.name, section.content]);
  return {
    ...Object.fromEntries(sections),
    ...{ ...text, title, content, tags, state, isDraft, isWip, isAdultContent, categoryId, template },
  };
}

/** The state of a resource. Pure. */
export function stateOf(resource: VersionedResource): VersionState {
  if (isArticle(resource)) return articleState(resource);
  const { title, state } = resource;
  if (isCategory(resource)) {
    const { description, excerpt, icon, parentId } = resource;
    return { title, state, description, excerpt: excerpt ?? '', icon: icon ?? '', parentId };
  }
  const { tags } = resource;
  if (isSecret(resource)) return { title, state, tags, content: resource.content };
  if (isStatblock(resource)) {
    const { source, parser, data, raw } = resource;
    // With one API version only the parsed data is known, with the other the source says it all.
    const text: VersionState = source === null ? { data } : { source, parser };
    const [jsonData, tableData] = [asJson(raw.jsondata), asJson(raw.tabulardata)];
    return { title, state, tags, ...text, jsonData, tableData };
  }
  if (isManuscript(resource))
    return { title, state, description: resource.description, status: resource.status };
  return { title, state, tags, description: resource.description, alt: resource.alt ?? '' };
}

function comparable(name: string, value: Json | undefined): string {
  if (typeof value === 'string') return value.replaceAll(/\r\n?/g, '\n').trimEnd();
  if (name === 'tags' && Array.isArray(value)) return [...value].sort().join();
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/**
 * The fields that differ. World Anvil changes line ends, trims the end, lists tags in any order and omits what is
 * empty; none of that counts. What `before` doesn't know isn't a difference: another source may tell more. Pure.
 */
export function changedFields(before: VersionState, after: VersionState): string[] {
  return Object.entries(before).flatMap(([name, value]) =>
    value === null || comparable(name, value) === comparable(name, after[name]) ? [] : name,
  );
}
