import { getMeta, type Store, setMeta, worldById } from '../database/index.ts';
import { addUser } from './account.ts';
import { fillWorld } from './fill.ts';
import { furnish } from './furnish.ts';
import { Random } from './random.ts';
import { addWorld } from './world.ts';

export interface SeedOptions {
  seed: number;
  /** Number of articles in the first world. */
  articles: number;
  /** Number of worlds of the token's owner, at least one. */
  worlds: number;
}

const worldNames: [string, ...string[]] = [
  'Saltmere',
  'The Ninth Lantern',
  'Ashfall Reach',
  'Under Glass',
  'Low Country',
];

/** Fills an empty store. The same options always give the same rows. */
export function seedStore(store: Store, options: SeedOptions): void {
  const random = new Random(options.seed);
  store.transaction(() => {
    setMeta(store, 'applicationKey', `app-${random.hex(40)}`);
    const owner = addUser(store, random, 'owner', 'Tidewright', 'Mira', 'Halloran');
    const second = addUser(store, random, 'second', 'Oriel', 'Jonas', 'Birk');
    const coauthor = addUser(store, random, 'coauthor', 'Fennick', 'Ada', 'Fenn');

    for (let index = 0; index < Math.max(1, options.worlds); index += 1) {
      const name = worldNames[index] ?? `World ${index + 1}`;
      const world = addWorld(store, random, owner, name, index % 2 === 0 ? 'public' : 'private');
      if (index === 0) {
        setMeta(store, 'worldId', world.id);
        store.insert('coauthors', { worldId: world.id, userId: coauthor.id });
      }
      const count = index === 0 ? options.articles : Math.min(options.articles, 12);
      fillWorld(store, random, world, owner, { count, tales: index === 0 });
    }
    const open = addWorld(store, random, second, 'Oriel’s Open Sky', 'public');
    const shut = addWorld(store, random, second, 'Oriel’s Closed Book', 'private');
    for (const world of [open, shut]) fillWorld(store, random, world, second, { count: 5, tales: false });
    const main = worldById(store, getMeta(store, 'worldId') ?? '');
    if (main) furnish(store, options.seed, main, owner);
    setMeta(store, 'second.worldId', open.id);
    setMeta(store, 'second.privateWorldId', shut.id);
  });
}
