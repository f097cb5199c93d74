import type { Store, StoredWorld } from '../database/index.ts';
import type { Quirks } from '../quirks.ts';
import {
  type ArticleChanges,
  characters,
  checkArticleParent,
  checkCategory,
  checkCover,
  checkCustomTemplate,
  currentLimits,
  droppedRelations,
  textFields,
  tooLong,
  unprocessable,
} from '../rules/index.ts';
import { linkId } from './query.ts';

type Body = Record<string, unknown>;

export interface InputGround {
  store: Store;
  quirks: Quirks;
  world: StoredWorld;
  templateType: string;
  /** The article that is changed; null while it is created. */
  articleId: string | null;
}

/** Reads what a PUT or PATCH sets. Keys that the platform does not know are passed over without a word. */
export function readArticleInput(body: Body, ground: InputGround): ArticleChanges {
  const { store, world, templateType, articleId, quirks } = ground;
  const changes: ArticleChanges = { texts: {} };
  const title = readText(body, 'title', quirks);
  if (title !== undefined) changes.title = title ?? '';
  for (const name of ['tags', 'excerpt', 'icon', 'passcode', 'cssClasses', 'displayCss'] as const) {
    const value = readText(body, name, quirks);
    if (value !== undefined) changes[name] = value;
  }
  const editor = readText(body, 'editor', quirks);
  if (editor) changes.editor = editor;
  for (const name of [...textFields(templateType), ...(quirks.relationsDropped ? [] : droppedRelations)]) {
    const value = readText(body, name, quirks);
    if (value !== undefined) changes.texts[name] = value;
  }
  for (const name of ['articleNext', 'articlePrevious']) {
    const value = readText(body, name, quirks);
    if (value !== undefined) changes.texts[name] = value;
  }
  for (const name of ['isDraft', 'isWip', 'isAdultContent'] as const)
    if (body[name] !== undefined) changes[name] = readFlag(body, name);
  if (body.state !== undefined) {
    if (body.state !== 'public' && body.state !== 'private')
      throw unprocessable('The selected state is invalid: use "public" or "private"');
    changes.state = body.state;
  }
  if (body.position !== undefined)
    changes.position = body.position === null ? null : Number(body.position) || 0;
  if (body.userMetadata !== undefined)
    changes.userMetadata = body.userMetadata === null ? null : JSON.stringify(body.userMetadata);
  if (body.timeline !== undefined && body.timeline !== null)
    throw unprocessable('timeline: cannot be updated from the inverse side of the association');

  const cover = linkId(body.cover);
  if (cover !== undefined) changes.cover = cover === null ? null : checkCover(store, world, Number(cover));
  const category = linkId(body.category);
  if (category !== undefined)
    changes.categoryId =
      category === null || category === '-1' ? null : checkCategory(store, world, category);
  const above = linkId(body.articleParent, true);
  if (above !== undefined)
    changes.articleParentId = above === null ? null : checkArticleParent(store, world, above, articleId);
  const custom = linkId(body.customArticleTemplate, true);
  if (custom !== undefined)
    changes.customArticleTemplate = custom === null ? null : checkCustomTemplate(store, world, custom);
  return changes;
}

/** Numbers and booleans become text; an object becomes the word "Array". */
function readText(body: Body, name: string, quirks: Quirks): string | null | undefined {
  const value = body[name];
  if (value === undefined || value === null) return value;
  if (typeof value === 'object' && !quirks.objectsBecomeArray)
    throw unprocessable(`${name}: must be a string`);
  const text = typeof value === 'object' ? 'Array' : String(value);
  const limit = currentLimits[name];
  if (limit !== undefined && characters(text) > limit) throw tooLong(name);
  return text;
}

function readFlag(body: Body, name: string): boolean {
  const value = body[name];
  if (value === true || value === 1 || value === '1') return true;
  if (value === false || value === 0 || value === '0' || value === null) return false;
  throw unprocessable(`${name}: must be a boolean`);
}
