import type { WorldId } from '../model/index.ts';
import type { BodySearch } from './fulltext/index.ts';
import type { NameFinder } from './names/index.ts';
import type { Searcher } from './search/index.ts';

export function searcherOf(_worldId: WorldId): Promise<Searcher> {
  return Promise.reject(new Error('Not there yet.'));
}
export function bodySearchOf(_worldId: WorldId): Promise<BodySearch> {
  return Promise.reject(new Error('Not there yet.'));
}
export function namesOf(_worldId: WorldId): Promise<NameFinder> {
  return Promise.reject(new Error('Not there yet.'));
}
