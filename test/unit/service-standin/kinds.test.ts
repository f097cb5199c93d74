import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { resources } from './resources.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 50 });
});
afterAll(() => platform.close());
const { ask, create, read, patch, remove, list } = resources(() => platform);

const first = (kind: string) => platform.entities(kind)[0]?.id;
const link = (kind: string) => ({ id: first(kind) });

/** For each kind: the requests that create, change and list it. */
const cases: [string, () => Record<string, unknown>, Record<string, unknown>, string, () => unknown][] = [
  [
    'subscribergroup',
    () => ({ title: 'New' }),
    { description: 'd' },
    'world/subscribergroups',
    () => platform.worldId,
  ],
  ['blockfolder', () => ({ title: 'New' }), { position: 4 }, 'world/blockfolders', () => platform.worldId],
  [
    'block',
    () => ({ title: 'New', template: { id: 21 }, RPGSRD: { id: 1 }, folder: { id: 41 } }),
    { textualdata: 'cr: "1"' },
    'blockfolder/blocks',
    () => 41,
  ],
  [
    'blocktemplate',
    () => ({ title: 'New', formSchemaParser: 'yaml' }),
    { formSchema: 'a: b' },
    'user/blocktemplates',
    () => platform.entities('manuscript')[0]?.ownerId,
  ],
  ['timeline', () => ({ title: 'New' }), { description: 'd' }, 'world/timelines', () => platform.worldId],
  [
    'era',
    () => ({ title: 'New', timeline: link('timeline') }),
    { startingYear: '3' },
    'timeline/eras',
    () => first('timeline'),
  ],
  [
    'history',
    () => ({ title: 'New', year: '12', timelines: [link('timeline')] }),
    { content: 'c', significance: 3 },
    'world/histories',
    () => platform.worldId,
  ],
  [
    'map',
    () => ({ title: 'New', image: { id: 1 } }),
    { description: 'd' },
    'world/maps',
    () => platform.worldId,
  ],
  ['layer', () => ({ title: 'New', map: link('map') }), { position: 2 }, 'map/layers', () => first('map')],
  [
    'markergroup',
    () => ({ title: 'New', map: link('map') }),
    { description: 'd' },
    'map/markergroups',
    () => first('map'),
  ],
  ['marker', () => ({ title: 'New', map: link('map') }), { geoX: 12.5 }, 'map/markers', () => first('map')],
  ['markertype', () => ({ title: 'New' }), { color: '#fff' }, 'markertypes', () => undefined],
  [
    'canvas',
    () => ({ title: 'New', data: {} }),
    { data: { a: 1 } },
    'world/canvases',
    () => platform.worldId,
  ],
  [
    'manuscript',
    () => ({ title: 'New' }),
    { status: 'completed' },
    'world/manuscripts',
    () => platform.worldId,
  ],
  [
    'manuscript_version',
    () => ({ title: 'New', manuscript: link('manuscript') }),
    { state: 'public' },
    'manuscript/manuscript_versions',
    () => first('manuscript'),
  ],
  [
    'manuscript_part',
    () => ({ title: 'New', type: 'text', version: link('manuscript_version') }),
    { content: 'c' },
    'manuscript_version/manuscript_parts',
    () => first('manuscript_version'),
  ],
  [
    'manuscript_beat',
    () => ({ content: 'New', part: link('manuscript_part') }),
    { content: 'Newer' },
    'manuscript_part/manuscript_beats',
    () => first('manuscript_part'),
  ],
  [
    'manuscript_bookmark',
    () => ({ title: 'New', manuscript: link('manuscript') }),
    { position: 3 },
    'manuscript/manuscript_bookmarks',
    () => first('manuscript'),
  ],
  [
    'manuscript_plot',
    () => ({ title: 'New', version: link('manuscript_version') }),
    { content: 'c' },
    'manuscript_version/manuscript_plots',
    () => first('manuscript_version'),
  ],
  [
    'notesection',
    () => ({ title: 'New', notebook: link('notebook') }),
    { color: 'red' },
    'notebook/notesections',
    () => first('notebook'),
  ],
  [
    'note',
    () => ({ title: 'New', type: 'default', notesection: link('notesection') }),
    { content: 'c' },
    'notesection/notes',
    () => first('notesection'),
  ],
  [
    'variable_collection',
    () => ({ title: 'New' }),
    { prefix: 'p' },
    'world/variablecollections',
    () => platform.worldId,
  ],
  [
    'variable',
    () => ({ k: 'key', v: 'value', type: 'string', collection: link('variable_collection') }),
    { v: 'other' },
    'variable_collection/variables',
    () => first('variable_collection'),
  ],
];

describe.each(cases)('%s', (kind, made, change, listed, of) => {
  test('can be created, read, changed, listed and deleted', async () => {
    const body = made();
    const created = await create(kind, body);
    expect(created).toMatchObject({ success: true, isEditable: true, entityClass: expect.any(String) });
    expect(await read(kind, created.id, -1)).toMatchObject({ id: created.id, title: created.title });
    const changed = await patch(kind, created.id, change);
    expect(changed.json).toMatchObject({ success: true, id: created.id });
    expect(await read(kind, created.id)).toMatchObject(change);
    const ids = (await list(listed, of())).map(({ id }) => id);
    expect(ids).toContain(created.id);
    expect((await remove(kind, created.id)).json).toEqual({ success: true });
    expect((await ask('GET', `${kind}?id=${created.id}`)).status).toBe(404);
  });
});

test('required fields are checked, and references to missing resources are rejected', async () => {
  for (const [kind, body] of [
    ['timeline', {}],
    ['history', { title: 'No year' }],
    ['map', { title: 'No picture' }],
    ['map', { title: 'Wrong picture', image: { id: 999 } }],
    ['block', { title: 'No template', RPGSRD: { id: 1 } }],
    ['note', { title: 'No type', notesection: link('notesection') }],
    ['blocktemplate', { title: 'No parser' }],
    ['variable', { k: 'a', v: 'b', type: 'string' }],
  ] as const)
    expect([kind, (await ask('PUT', kind, { world: { id: platform.worldId }, ...body })).status]).toEqual([
      kind,
      422,
    ]);
  expect((await ask('PUT', 'rpgsystem', { title: 'Mine' })).status).toBe(405);
});

test('granularity determines how much is returned', async () => {
  const id = first('timeline');
  expect(Object.keys(await read('timeline', id, -1))).not.toContain('description');
  expect(await read('timeline', id, 0)).toMatchObject({ type: 'master', utdOffset: 0 });
  expect(await read('timeline', id, 0)).not.toHaveProperty('histories');
  const full = await read('timeline', id);
  expect(full.histories).toHaveLength(5);
  expect(full.eras.map(({ title }: { title: string }) => title)).toEqual([
    'Before the wardens',
    'The nine lamps',
  ]);
  expect(full.editURL).toBe(`${platform.url}/world/timeline/${id}/edit`);
});

test('both spellings of variable collections are the same resource', async () => {
  const id = first('variable_collection');
  expect(await read('variablecollection', id)).toEqual(await read('variable_collection', id));
  expect(await list('variablecollection/variables', id)).toHaveLength(3);
});

test('deleting a resource deletes its contents and removes references to it', async () => {
  const made = await create('manuscript', { title: 'Short-lived' });
  const version = await create('manuscript_version', { title: 'v', manuscript: { id: made.id } });
  const part = await create('manuscript_part', { title: 'p', type: 'text', version: { id: version.id } });
  await remove('manuscript', made.id);
  for (const [kind, id] of [
    ['manuscript_version', version.id],
    ['manuscript_part', part.id],
  ])
    expect((await ask('GET', `${kind}?id=${id}`)).status).toBe(404);
  const folder = await create('blockfolder', { title: 'f' });
  const block = await create('block', {
    title: 'b',
    template: { id: 21 },
    RPGSRD: { id: 1 },
    folder: { id: folder.id },
  });
  await remove('blockfolder', folder.id);
  expect(await read('block', block.id)).toMatchObject({ title: 'b', folder: null, folderId: '-1' });
});
