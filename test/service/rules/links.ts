import {
  articleById,
  categoryById,
  customTemplates,
  imageById,
  type Store,
  type StoredWorld,
} from '../database/index.ts';
import { unprocessable } from './refusal.ts';
import { mayBeParent } from './relations.ts';

/** Each check throws 422 if the target isn't in this world. */
export function checkCategory(store: Store, world: StoredWorld, id: string): string {
  if (categoryById(store, id)?.worldId !== world.id)
    throw unprocessable(`category: no category ${id} in this world`);
  return id;
}

export function checkArticleParent(store: Store, world: StoredWorld, id: string, own: string | null): string {
  if (id === own || articleById(store, id)?.worldId !== world.id)
    throw unprocessable(`articleParent: no article ${id} in this world can hold this one`);
  return id;
}

/** The logical parent must have the same template. `family` allows places below other places. */
export function checkParent(
  store: Store,
  world: StoredWorld,
  id: string,
  templateType: string,
  { family = false } = {},
): string {
  const parent = articleById(store, id);
  if (parent?.worldId !== world.id) throw unprocessable(`parent: no article ${id} in this world`);
  if (parent.templateType !== templateType && !(family && mayBeParent(parent.templateType, templateType)))
    throw unprocessable(`parent: a ${parent.templateType} cannot be the parent of a ${templateType}`);
  return id;
}

export function checkCover(store: Store, world: StoredWorld, id: number): number {
  if (imageById(store, id)?.worldId !== world.id) throw unprocessable(`cover: no image ${id} in this world`);
  return id;
}

export function checkCustomTemplate(store: Store, world: StoredWorld, id: string): string {
  if (!customTemplates(store, world.id).some((template) => template.id === id))
    throw unprocessable(`custom_article_template: no custom template ${id} in this world`);
  return id;
}
