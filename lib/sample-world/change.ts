import type { Instant, Json } from '../model/index.ts';
import { FIELD_LIMITS, lengthOf, TEMPLATE_CODES, TITLE_LIMIT } from '../model/index.ts';
import type { StoredLink, StoredResource } from './database.ts';
import { KINDS, wireDate } from './kinds.ts';
import type { Reader } from './reader.ts';
import { invalid, missing, noSuchTarget, notAllowed, tooLong } from './refusal.ts';
import { SAMPLE_USER_ID, SAMPLE_WORLD_ID } from './world.ts';

type Body = Readonly<Record<string, unknown>>;

const LIMITS: readonly (readonly [field: string, limit: number])[] = [
  ['title', TITLE_LIMIT.actual],
  ...Object.entries(FIELD_LIMITS).map(([field, { actual }]) => [field, actual] as const),
];
const TEMPLATES: ReadonlySet<unknown> = new Set(TEMPLATE_CODES);
/** Templates whose articles can be each other's logical parent. */
const PLACES: readonly unknown[] = ['settlement', 'location', 'landmark'];

/** A resource before its first change. */
export function blank(kind: string, id: string, order: number, now: Instant): StoredResource {
  const { state = null, starts = {} } = KINDS[kind] ?? {};
  const fields: Record<string, Json> = { ...starts, creationDate: wireDate(now) };
  if (state) fields.state = state;
  const author = { kind: 'user', ids: [SAMPLE_USER_ID], isList: false };
  const world = { kind: 'world', ids: [SAMPLE_WORLD_ID], isList: false };
  return { kind, id, order, fields, links: { author, world } };
}

/** A resource with a request's changes. Throws a `Refusal` as World Anvil would. `isNew`: all required fields. */
export async function changed(
  resource: StoredResource,
  body: Body,
  { reader, now, isNew }: { reader: Reader; now: Instant; isNew: boolean },
): Promise<StoredResource> {
  const { kind } = resource;
  const description = KINDS[kind];
  if (!description) throw invalid();
  const fields: Record<string, Json> = { ...resource.fields };
  const links: Record<string, StoredLink> = { ...resource.links };
  for (const [name, value] of Object.entries(body)) {
    const link = description.links[name];
    if (link) links[name] = { kind: link.to, isList: link.isList, ids: idsIn(value) };
    else if (name === 'world') checkWorld(value);
    else fields[name] = asJson(value);
  }
  for (const name of description.required)
    if ((isNew || name in body) && !(links[name]?.ids.length ?? fields[name])) throw missing(name);
  checkFields(fields, kind);
  for (const name of Object.keys(body)) if (links[name]) await checkTargets(links[name], reader);
  const next = { ...resource, fields, links };
  if (kind === 'article') await completeArticle(next, body, reader, now);
  if (kind === 'category') await checkAbove(next, 'parent', reader);
  fields.updateDate = wireDate(now);
  return next;
}

/** The ids in a link: `{id}`, a bare id, a list of either, or null. -1 is none. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  return String(id) === '-1' || id === '' ? [] : [String(id)];
}

function checkWorld(value: unknown): void {
  if (idsIn(value)[0] !== SAMPLE_WORLD_ID) throw notAllowed();
}

/** A value of a request, which was JSON before. */
function asJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, asJson(held)]));
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

function checkFields(fields: Readonly<Record<string, Json>>, kind: string): void {
  for (const [name, limit] of LIMITS) {
    const text = fields[name];
    if (typeof text === 'string' && lengthOf(text) > limit) throw tooLong(name);
  }
  const { state, templateType } = fields;
  if (state !== undefined && state !== 'public' && state !== 'private') throw invalid();
  if (kind === 'article' && !TEMPLATES.has(templateType)) throw invalid();
}

async function checkTargets({ kind, ids }: StoredLink, reader: Reader): Promise<void> {
  const targets = await Promise.all(ids.map((id) => reader.get(kind, id)));
  if (targets.includes(null)) throw noSuchTarget();
}

/** Nothing is above itself. */
async function checkAbove(resource: StoredResource, name: string, reader: Reader): Promise<void> {
  let above = resource.links[name]?.ids[0];
  for (const seen = new Set([resource.id]); above !== undefined; ) {
    if (seen.has(above)) throw noSuchTarget();
    seen.add(above);
    above = (await reader.get(resource.kind, above))?.links[name]?.ids[0];
  }
}

/** What follows from the changes of an article. Its fields and links are new objects. */
async function completeArticle(
  article: StoredResource & { fields: Record<string, Json>; links: Record<string, StoredLink> },
  body: Body,
  reader: Reader,
  now: Instant,
): Promise<void> {
  const { fields, links } = article;
  await checkAbove(article, 'articleParent', reader);
  await checkAbove(article, 'parent', reader);
  const parent = await reader.get('article', links.parent?.ids[0] ?? '');
  if (parent && 'parent' in body) {
    const templates = [parent.fields.templateType, fields.templateType];
    if (templates[0] !== templates[1] && !templates.every((one) => PLACES.includes(one))) throw invalid();
  }
  // An article takes the category of the article above it.
  const above = await reader.get('article', links.articleParent?.ids[0] ?? '');
  if (above && 'articleParent' in body)
    links.category = above.links.category ?? { kind: 'category', ids: [], isList: false };
  const { content } = fields;
  if (typeof content === 'string') fields.wordcount = content.match(/\S+/g)?.length ?? 0;
  if (fields.isDraft === false) fields.publicationDate ??= wireDate(now);
}
