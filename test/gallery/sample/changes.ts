import { type Change, openStore } from '../../../lib/history/index.ts';
import { message, readMessage } from '../../../lib/i18n/index.ts';
import { WORLD } from './connection.ts';

const HOUR = 3_600_000;

const TEXT = `[h2]The town[/h2]
Saltmere stands on what the sea gave back: nine lamps on nine piles, and under each a house that is dry at low tide. The harbour master counts the lamps each evening, and has never told anybody the number.

Its people are called Wicks by those who live inland. They do not mind; a wick is what burns.

[quote]Nine lamps, eight wicks.[/quote]

The ninth house is empty. Somebody pumps it.`;

const LATER = TEXT.replace('each evening, and has', 'twice, at dusk and at dawn, and has')
  .replace('\n\nIts people', '\n\nThere is no tenth pile. Every child has looked for it.\n\nIts people')
  .replace('[quote]Nine lamps, eight wicks.[/quote]\n\n', '');

let made = 0;

function change(hoursAgo: number, part: Partial<Change>): Change {
  made += 1;
  return {
    id: `${String(1_000 - hoursAgo).padStart(6, '0')}-${String(999 - made)}`,
    ref: { worldId: WORLD, kind: 'article', id: 'saltmere' },
    batch: null,
    title: 'Saltmere',
    at: Date.now() - hoursAgo * HOUR,
    cause: 'flags',
    before: { isDraft: false },
    after: { isDraft: true },
    upstreamAt: null,
    hasWhole: false,
    state: 'done',
    sentence: null,
    found: null,
    lookAt: null,
    undoes: null,
    undoneBy: null,
    ...part,
  };
}

const of = (kind: Change['ref']['kind'], id: string, title: string) => ({
  ref: { worldId: WORLD, kind, id },
  title,
});

const TOGETHER: readonly (readonly [id: string, title: string])[] = [
  ['edda', 'Edda Marsh'],
  ['tobias', 'Tobias Fenn'],
  ['wardens', 'The Wardens of the Lamps'],
  ['flood', 'The Flood of the Ninth Lamp'],
];

/** A history with every kind of change. */
export const everyChange = (): readonly Change[] => [
  change(0.2, {
    ...{ cause: 'tags', before: { tags: ['harbour', 'lamps'] } },
    ...{ after: { tags: ['harbour', 'lamps', 'north coast', 'unlit'] }, hasWhole: true },
  }),
  change(0.6, { cause: 'append', before: { content: TEXT }, after: { content: LATER }, hasWhole: true }),
  change(1, {
    ...of('article', 'wardens', 'The Wardens of the Lamps'),
    ...{ cause: 'move', before: { categoryId: 'c-world' }, after: { categoryId: 'c-coast' } },
  }),
  ...TOGETHER.map(([id, title]) =>
    change(3, {
      ...of('article', id, title),
      ...{ batch: 'b1', before: { isWip: true }, after: { isWip: false } },
    }),
  ),
  change(26, {
    ...of('secret', 's-1', 'Who put the ninth lamp out'),
    ...{ cause: 'audience', before: { state: 'private', groupIds: [] }, after: { groupIds: ['g1'] } },
  }),
  change(27, { ...of('article', 'edda', 'Edda Marsh'), undoneBy: 'x' }),
  change(28, {
    ...of('article', 'tobias', 'Tobias Fenn'),
    ...{ cause: 'note', before: { seeded: '' }, after: { seeded: 'He knows who pumps the ninth house.' } },
  }),
  change(75, {
    ...of('category', 'c-coast', 'Towns of the north coast'),
    ...{ before: { state: 'public' }, after: { state: 'private' }, state: 'refused' },
    sentence: readMessage('World Anvil doesn’t let this account change categories.'),
  }),
  change(76, {
    ...of('world', WORLD, 'Tidewater'),
    ...{ cause: 'settings', before: { subtitle: '' }, after: { subtitle: 'What the sea gave back' } },
    ...{ state: 'unknown', sentence: message('history.noClearAnswer') },
    found: { subtitle: 'What the sea took' },
  }),
];

/** Writes changes to the store that screens read. */
export async function storeHistory(changes: readonly Change[]): Promise<void> {
  const store = openStore();
  for (const one of changes) await store.begin({ ...one, wroteAt: one.at, bytes: 400, appended: null }, null);
}
