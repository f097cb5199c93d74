import type { Store, StoredWorld, Target } from '../database/index.ts';
import type { Quirks } from '../quirks.ts';
import {
  type ArticleChanges,
  checkArticleParent,
  checkCategory,
  checkCover,
  checkCustomTemplate,
  checkParent,
  droppedRelations,
  relationsOf,
  textFields,
  unprocessable,
} from '../rules/index.ts';
import { articleFlags } from './article-flags.ts';
import { readTargets } from './links.ts';
import { linkId, readState, readText, readTruth, refuseUnknown } from './values.ts';

type Body = Record<string, unknown>;

export interface InputContext {
  store: Store;
  quirks: Quirks;
  world: StoredWorld;
  templateType: string;
  /** The article being changed, or null for a new one. */
  articleId: string | null;
}

const plainTexts = ['tags', 'excerpt', 'icon', 'passcode', 'cssClasses', 'displayCss'] as const;
const statusFlags = ['isDraft', 'isWip', 'isAdultContent'] as const;
const neighbours = ['articleNext', 'articlePrevious'];

/** Parses the body of a PUT or PATCH. */
export function readArticleInput(body: Body, context: InputContext): ArticleChanges {
  const { store, world, templateType, articleId, quirks } = context;
  refuseUnknown(body, knownKeys(templateType), quirks);
  const changes: ArticleChanges = { texts: {} };
  const title = readText(body, 'title', quirks);
  if (title !== undefined) changes.title = title ?? '';
  for (const name of plainTexts) {
    const value = readText(body, name, quirks);
    if (value !== undefined) changes[name] = value;
  }
  const editor = readText(body, 'editor', quirks);
  if (editor) changes.editor = editor;
  for (const name of [...textFields(templateType), ...neighbours]) {
    const value = readText(body, name, quirks);
    if (value !== undefined) changes.texts[name] = value;
  }
  for (const name of statusFlags) if (body[name] !== undefined) changes[name] = readTruth(body, name);
  const flags = Object.keys(articleFlags).filter((name) => body[name] !== undefined);
  if (flags.length > 0)
    changes.flags = Object.fromEntries(flags.map((name) => [name, readTruth(body, name)]));
  const state = readState(body);
  if (state !== undefined) changes.state = state;
  if (body.position !== undefined)
    changes.position = body.position === null ? null : Number(body.position) || 0;
  if (body.userMetadata !== undefined)
    changes.userMetadata = body.userMetadata === null ? null : JSON.stringify(body.userMetadata);

  const isSent = (value: unknown) => value !== null || quirks.nullClears;
  const cover = isSent(body.cover) ? linkId(body.cover, true) : undefined;
  if (cover !== undefined)
    changes.cover = cover === null || cover === '-1' ? null : checkCover(store, world, Number(cover));
  const category = isSent(body.category) ? linkId(body.category) : undefined;
  if (category !== undefined)
    changes.categoryId =
      category === null || category === '-1' ? null : checkCategory(store, world, category);
  const above = isSent(body.articleParent) ? linkId(body.articleParent, true) : undefined;
  if (above !== undefined)
    changes.articleParentId =
      above && above !== '-1' ? checkArticleParent(store, world, above, articleId) : null;
  const parent = linkId(body.parent, true);
  if (parent !== undefined)
    changes.parentId = parent ? checkParent(store, world, parent, templateType, { family: true }) : null;
  const custom = linkId(body.customArticleTemplate, true);
  if (custom !== undefined)
    changes.customArticleTemplate = custom === null ? null : checkCustomTemplate(store, world, custom);
  changes.links = readLinks(body, context);
  return changes;
}

function readLinks(body: Body, context: InputContext): Map<string, Target[]> {
  const { quirks } = context;
  const links = new Map<string, Target[]>();
  for (const { name, target, many } of relationsOf(context.templateType)) {
    const dropped = quirks.relationsDropped && droppedRelations.includes(name);
    if (body[name] === undefined || dropped) continue;
    const targets = readTargets(context, target, body[name]);
    links.set(name, many ? targets : targets.slice(0, 1));
  }
  if (body.subscribergroups !== undefined)
    links.set('subscribergroups', readTargets(context, 'subscribergroup', body.subscribergroups));
  if (body.timeline !== undefined && body.timeline !== null) {
    if (quirks.timelineInverse)
      throw unprocessable('timeline: cannot be updated from the inverse side of the association');
    links.set('timeline', readTargets(context, 'timeline', body.timeline));
  }
  return links;
}

function knownKeys(templateType: string): string[] {
  return [
    ...plainTexts,
    ...statusFlags,
    ...neighbours,
    ...Object.keys(articleFlags),
    ...textFields(templateType),
    ...relationsOf(templateType).map(({ name }) => name),
    ...['id', 'title', 'templateType', 'world', 'state', 'editor', 'position', 'userMetadata', 'cover'],
    ...['category', 'articleParent', 'parent', 'customArticleTemplate', 'subscribergroups', 'timeline'],
    ...['author', 'secrets', 'orgchart', 'slug'],
  ];
}
