import { type StoredCategory, type StoredWorld, setLinks } from '../database/index.ts';
import type { Context } from '../route.ts';
import { checkCategory, unprocessable } from '../rules/index.ts';
import { categoryFlags, categoryLinks, categoryTexts } from './category-answer.ts';
import { readTargets } from './links.ts';
import { linkId, readState, readText, readTruth, refuseUnknown } from './values.ts';

const plain = [
  'id',
  'title',
  'description',
  'excerpt',
  'icon',
  'position',
  'state',
  'parent',
  'world',
  'slug',
];

/** Applies a PUT or PATCH to a category. */
export function withChanges(
  category: StoredCategory,
  world: StoredWorld,
  { store, body, quirks }: Context,
): StoredCategory {
  const known = [...plain, ...categoryFlags, ...categoryTexts, ...Object.keys(categoryLinks)];
  refuseUnknown(body, [...known, 'subscribergroups', 'systemMeta', 'tags'], quirks);
  const changed = { ...category, fields: { ...category.fields } };
  changed.title = readText(body, 'title', quirks) ?? category.title;
  if (body.description !== undefined) changed.description = readText(body, 'description', quirks) ?? '';
  for (const name of ['excerpt', 'icon'] as const)
    if (body[name] !== undefined) changed[name] = readText(body, name, quirks) ?? null;
  for (const name of categoryFlags)
    if (body[name] !== undefined) changed.fields[name] = readTruth(body, name);
  for (const name of categoryTexts)
    if (body[name] !== undefined) changed.fields[name] = readText(body, name, quirks) ?? null;
  if (body.systemMeta !== undefined) changed.fields.systemMeta = body.systemMeta;
  if (body.position !== undefined) changed.position = Number(body.position) || 0;
  changed.state = readState(body) ?? category.state;
  const parent = linkId(body.parent);
  if (parent === category.id) throw unprocessable('A category cannot stand under itself');
  if (parent !== undefined)
    changed.parentId = parent === null || parent === '-1' ? null : checkCategory(store, world, parent);
  return changed;
}

/** Stores the references that a PUT or PATCH sets: covers, redirect, subscriber groups. */
export function relinkCategory(category: StoredCategory, context: Context): void {
  const self = { kind: 'category', id: category.id };
  const targets = { ...categoryLinks, subscribergroups: 'subscribergroup' };
  for (const [name, kind] of Object.entries(targets)) {
    const sent = context.body[name];
    if (sent !== undefined) setLinks(context.store, self, name, readTargets(context, kind, sent));
  }
}
