import { secrets } from '../../../lib/sample-world/content/index.ts';
import { formatInstant, insertSecret, type Store, type StoredWorld } from '../database/index.ts';
import { begin } from './begin.ts';
import type { Random } from './random.ts';

/** Adds the world's secrets, all private. `ids` maps article titles to ids. */
export function addSecrets(
  store: Store,
  random: Random,
  world: StoredWorld,
  ids: Map<string, { id: string }>,
): void {
  for (const [index, { on, title, content }] of secrets.entries()) {
    const date = formatInstant(begin + index * 60_000);
    insertSecret(store, {
      id: random.uuid(),
      worldId: world.id,
      authorId: world.ownerId,
      articleId: (on && ids.get(on)?.id) || null,
      title,
      content,
      state: 'private',
      tags: null,
      creationDate: date,
      updateDate: date,
    });
  }
}
