import type { WorldIndex } from '../../../components/search/index.ts';
import { type Entry, type EntryKind, openLibrary, openWriter } from '../../../lib/library/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { TIDEWATER, WORLD } from './connection.ts';

export const resource = (id: string, title: string, change: Partial<Entry> = {}): Entry => ({
  worldId: WORLD,
  kind: 'article',
  id,
  title,
  aliases: [],
  template: 'person',
  state: 'public',
  isDraft: false,
  isWip: false,
  tags: [],
  excerpt: null,
  url: `https://platform.example/w/tidewater/a/${id}`,
  slug: id,
  categoryId: null,
  updatedAt: Date.now() - 3 * 86_400_000,
  wordcount: 640,
  isPending: false,
  ...change,
});

/** An entry of a kind without a template. */
export const other = (
  kind: Exclude<EntryKind, 'article'>,
  id: string,
  title: string,
  change: Partial<Entry> = {},
) => resource(id, title, { kind, template: null, wordcount: null, ...change });

const category = (id: string, title: string, above: string | null): Entry =>
  other('category', id, title, { categoryId: above, state: null });

/** At least one entry of every kind, with different flags. */
export const ENTRIES: readonly Entry[] = [
  category('c-world', 'The Tidewater', null),
  category('c-coast', 'Towns of the north coast', 'c-world'),
  resource('saltmere', 'Saltmere', {
    template: 'settlement',
    aliases: ['Lampwick', 'the Drowned Town'],
    tags: ['harbour', 'north coast', 'lamps'],
    excerpt: 'A town of nine lamps and eight wicks, built on what the sea gave back.',
    categoryId: 'c-coast',
    isWip: true,
    wordcount: 1840,
  }),
  resource('edda', 'Edda Marsh', {
    tags: ['lamps'],
    excerpt: 'Keeper of the ninth lamp, until it went out.',
  }),
  resource('tobias', 'Tobias Fenn', { state: 'private', tags: ['smuggler'] }),
  resource('wardens', 'The Wardens of the Lamps', { template: 'organization', categoryId: 'c-coast' }),
  resource('lamps', 'The Nine Lamps of Saltmere', { template: 'landmark', isDraft: true }),
  resource('flood', 'The Flood of the Ninth Lamp', { template: 'ceremony', tags: ['lamps'] }),
  resource('draft:9', 'Lamp oil', { template: 'item', isDraft: true, isPending: true, url: null }),
  other('statblock', '1', 'Lamplighter', { template: 'Monster (5e)', state: 'private' }),
  other('secret', 's-1', 'Who put the ninth lamp out', { state: 'private' }),
  other('image', '41', 'Saltmere from the reef, by lamplight'),
  other('manuscript', 'm-1', 'The Year of Eight Lamps', { state: 'private' }),
];

/** A connection to the Tidewater, and an offline copy with these entries. */
export async function storeWorld(entries: readonly Entry[] = ENTRIES): Promise<void> {
  await writeConnection(TIDEWATER);
  await openWriter().put(WORLD, entries);
}

/** The stored world, opened before anything is drawn, so that a sheet shows its content at once. */
export async function storedIndex(): Promise<WorldIndex> {
  const library = await openLibrary();
  const [searcher, copy] = await Promise.all([library.searcher(WORLD), library.world(WORLD)]);
  return { library, worldId: WORLD, searcher, recent: [], copy };
}
