import type { Store, StoredWorld } from '../database/index.ts';
import type { Quirks } from '../quirks.ts';
import {
  type ArticleChanges,
  characters,
  checkArticleParent,
  checkCategory,
  checkCover,
  checkCustomTemplate,
  checkParent,
  earlierLimits,
  textFields,
  unprocessable,
} from '../rules/index.ts';

type Body = Record<string, unknown>;

export interface InputContext {
  store: Store;
  quirks: Pick<Quirks, 'nullClears'>;
  world: StoredWorld;
  templateType: string;
  /** The article being changed, or null for a new one. */
  articleId: string | null;
}

/** Parses the fields of a create or patch (API specification). Rejects the whole body at the first invalid field. */
export function readArticleInput(body: Body, context: InputContext): ArticleChanges {
  const { store, world, templateType, articleId, quirks } = context;
  const isSent = (value: unknown) => value !== undefined && (value !== null || quirks.nullClears);
  const changes: ArticleChanges = { texts: {} };
  const title = readText(body, 'title');
  if (title === null) throw unprocessable('title: may not be null');
  if (title !== undefined) changes.title = title;
  for (const name of ['tags', 'excerpt', 'icon'] as const) {
    const value = readText(body, name);
    if (value !== undefined) changes[name] = value;
  }
  for (const name of textFields(templateType)) {
    const value = readText(body, name);
    if (value !== undefined) changes.texts[name] = value;
  }
  for (const name of ['isDraft', 'isWip', 'isAdultContent'] as const) {
    const value = readFlag(body, name);
    if (value !== undefined) changes[name] = value;
  }
  if (body.state !== undefined) {
    if (body.state !== 'public' && body.state !== 'private')
      throw unprocessable('state: must be "public" or "private"');
    changes.state = body.state;
  }
  const position = readNumber(body, 'position');
  if (position !== undefined) changes.position = position;
  const cover = body.cover === '' ? '' : readNumber(body, 'cover');
  if (cover === '') changes.cover = null;
  else if (cover !== undefined && isSent(cover))
    changes.cover = cover === null ? null : checkCover(store, world, cover);

  const category = readText(body, 'category');
  if (isSent(category)) changes.categoryId = category ? checkCategory(store, world, category) : null;
  const above = readText(body, 'articleParent');
  if (isSent(above))
    changes.articleParentId = above ? checkArticleParent(store, world, above, articleId) : null;
  const parent = readText(body, 'parent');
  if (parent !== undefined)
    changes.parentId = parent ? checkParent(store, world, parent, templateType) : null;
  const custom = readText(body, 'custom_article_template');
  if (custom !== undefined)
    changes.customArticleTemplate = custom ? checkCustomTemplate(store, world, custom) : null;
  if (body.userMetadata !== undefined) changes.userMetadata = readMetadata(body.userMetadata);
  return changes;
}

function readText(body: Body, name: string): string | null | undefined {
  const value = body[name];
  if (value === undefined || value === null) return value;
  if (typeof value !== 'string') throw unprocessable(`${name}: must be a string`);
  const limit = earlierLimits[name];
  if (limit !== undefined && characters(value) > limit)
    throw unprocessable(`${name}: may hold at most ${limit} characters`);
  return value;
}

/** 0 or 1, as a number, string or boolean. */
function readFlag(body: Body, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (value === 1 || value === '1' || value === true) return true;
  if (value === 0 || value === '0' || value === false) return false;
  throw unprocessable(`${name}: must be 0 or 1`);
}

function readNumber(body: Body, name: string): number | null | undefined {
  const value = body[name];
  if (value === undefined || value === null) return value;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw unprocessable(`${name}: must be a number`);
  return number;
}

function readMetadata(value: unknown): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    throw unprocessable('userMetadata: must be JSON');
  }
}
