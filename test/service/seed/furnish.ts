import { listArticles, type Store, type StoredUser, type StoredWorld } from '../database/index.ts';
import { addUser } from './account.ts';
import { Planter } from './planter.ts';
import { Random } from './random.ts';
import {
  plantAtlas,
  plantDesk,
  plantManuscripts,
  plantPictures,
  plantRelations,
  plantStatblocks,
} from './saltmere/index.ts';

/**
 * Adds everything besides articles to the first world, and a subscriber. Uses its own random generator, so that changes
 * here don't affect the articles' ids.
 */
export function furnish(store: Store, seed: number, world: StoredWorld, owner: StoredUser): void {
  const random = new Random(seed ^ 0x5eed);
  const reader = addUser(store, random, 'subscriber', 'Wren', 'Ivo', 'Wren');
  const planter = new Planter(store, random, world, owner, titles(store, world));
  plantStatblocks(planter);
  plantManuscripts(planter);
  plantAtlas(planter);
  plantDesk(planter, reader);
  plantRelations(planter);
  plantPictures(planter);
}

/** Ids of the hand-written articles by title. */
function titles(store: Store, world: StoredWorld): Map<string, string> {
  const first = listArticles(store, {
    worldId: world.id,
    term: null,
    categoryId: null,
    readerGroups: null,
    createdBefore: null,
    orderBy: 'seq',
    descending: false,
    limit: 50,
    offset: 0,
  });
  return new Map(first.map(({ title, id }) => [title, id]));
}
