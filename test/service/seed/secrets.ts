import { formatInstant, insertSecret, type Store, type StoredWorld } from '../database/index.ts';
import { begin } from './begin.ts';
import type { Random } from './random.ts';

const secrets: { on?: string; title: string; content: string }[] = [
  {
    on: 'Captain Isaura Venn',
    title: 'Whose daughter she is',
    content: 'Her mother held the ninth seat, and did not drown.',
  },
  {
    on: 'The Needle',
    title: 'The second stair',
    content: 'It goes [i]down[/i], past the tide line, and it is kept dry.',
  },
  {
    on: 'Warden Aldous Kerr',
    title: 'He can see the tenth light',
    content: 'It is the only thing that he can see.',
  },
  { title: 'What the bell is for', content: 'To wake the one who waited before there were lamps.' },
];

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
