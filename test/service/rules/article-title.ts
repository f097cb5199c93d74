import { articleTitled, type Store, type StoredWorld } from '../database/index.ts';
import type { Quirks } from '../quirks.ts';
import { unprocessable } from './refusal.ts';

/** Rejects a title that the quirks don't allow. By default, even empty and duplicate titles are allowed. */
export function checkTitle(
  store: Store,
  world: StoredWorld,
  title: string,
  { duplicateTitles, untitledArticles }: Quirks,
): void {
  if (!untitledArticles && title.trim() === '') throw unprocessable('title: this value should not be blank');
  if (!duplicateTitles && articleTitled(store, world.id, title))
    throw unprocessable('title: an article of this title stands already');
}
