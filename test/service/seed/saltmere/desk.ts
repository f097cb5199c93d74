import { type StoredUser, setLinks } from '../../database/index.ts';
import type { Planter } from '../planter.ts';

/** Adds a notebook, variables and subscriber groups. */
export function plantDesk(planter: Planter, reader: StoredUser): void {
  const notebook = planter.plant('notebook', { title: 'At the desk', fields: { color: '#17545f' } });
  const notesection = planter.plant('notesection', { title: 'Session ideas', links: { notebook } });
  planter.plant('notesection', { title: 'Names', fields: { weight: 1 }, links: { notebook } });
  planter.plant('note', {
    title: 'The bell',
    fields: { content: 'Who took its tongue?\r\nAsk Ansgar.', type: 'default', importance: 2 },
    links: { notesection, article: planter.article('The Merrow Bell') },
  });
  planter.plant('note', {
    title: 'Rain',
    fields: { content: 'It should rain more.', type: 'default' },
    links: { notesection },
  });
  const collection = planter.plant('variable_collection', {
    title: 'Harbour',
    fields: { description: 'Numbers that change with the tide.', prefix: 'harbour' },
  });
  for (const [k, v, type] of [
    ['lamps', '8', 'integer'],
    ['harbourmaster', 'Sabine Oake', 'string'],
    ['tide', '[b]falling[/b]', 'string'],
  ] as const)
    planter.plant('variable', { title: k, fields: { k, v, type }, links: { collection } });

  planter.plant('subscribergroup', {
    title: 'Everybody at the table',
    fields: { description: 'Those who play on Thursdays.', isDefault: true },
  });
  const crew = planter.plant('subscribergroup', {
    title: 'Friends of the Ninth Crew',
    fields: { description: 'They know.', position: 1 },
    links: { paidsubscribers: { kind: 'user', id: reader.id } },
  });
  const shared = planter.article('The Ninth Crew');
  if (shared) setLinks(planter.store, shared, 'subscribergroups', [crew]);
  const row = planter.store.get(
    'SELECT id FROM secrets WHERE worldId = ? ORDER BY seq LIMIT 1 OFFSET 1',
    planter.world.id,
  );
  if (typeof row?.id === 'string')
    setLinks(planter.store, { kind: 'secret', id: row.id }, 'subscribergroups', [crew]);
}
