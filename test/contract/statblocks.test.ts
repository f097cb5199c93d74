import { expect, it } from 'vitest';
import { engineOn } from '../unit/history/ground.ts';
import { changeId, conflicting, DONE, problem } from '../unit/history/results.ts';
import { bothVersions, type Ground, refusal } from './both-versions.ts';
import { at, idOf, strict } from './life.ts';

/** The other API version's view of the same data. */
const earlier = ({ as }: Ground) => as({ version: 'earlier', segment: 'aragorn' });
const current = ({ as }: Ground) => as({ version: 'current', segment: 'boromir' });

/** Creates, via boromir, a resource that the port can't create. */
async function put({ platform }: Ground, path: string, body: Record<string, unknown>): Promise<number> {
  const response = await fetch(`${platform.url}/api/external/boromir/${path}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-application-key': platform.applicationKey,
      'x-auth-token': platform.authToken,
    },
    body: JSON.stringify(body),
  });
  const { id }: { id: number } = await response.json();
  return id;
}

async function system(ground: Ground): Promise<number> {
  const { items } = await current(ground).rpgSystems(0);
  expect(items.length).toBeGreaterThan(0);
  return items[0]?.id ?? 0;
}

const formSchema = `# a form
fields:
  ac:
    label: "Armour class"
    input: integer
    required: true
  story:
    input: text
    placeholder: 'Where does it come from?'
`;

/** As written by another tool, in a form that ours wouldn't write. */
const JSON_SOURCE =
  '{ "ac": 15,\r\n  "heads": ["one", "two"], "x": {"deep": [1, null]}, "é": "\\u00e9" }\r\n';

const data = { ac: '15', story: 'Came "from"\r\nthe sea: [b]deep[/b] # and far', empty: '' };

bothVersions('statblocks', { articles: 5, quirks: strict }, (ground) => {
  it('are created, filed, read in both versions, changed and deleted', async () => {
    const now = current(ground());
    const systemId = await system(ground());
    const templateId = await put(ground(), 'blocktemplate', {
      title: 'Monster',
      formSchemaParser: 'yaml',
      formSchema,
      RPGSRD: { id: systemId },
    });
    const folderId = idOf(await now.createStatblockFolder({ worldId: at(ground()), title: 'Deep' }));
    const fields = { title: 'Kraken', data, tags: ['sea'], isShared: true, folderId };
    const id = idOf(await now.createStatblock({ worldId: at(ground()), templateId, systemId, ...fields }));

    const service = ground().service;
    const read = await service.statblock(id);
    expect(read).toMatchObject({
      id,
      title: 'Kraken',
      tags: ['sea'],
      isShared: true,
      template: { id: templateId, title: 'Monster', system: { id: systemId } },
      worldId: at(ground()),
    });
    expect(read.data).toMatchObject({ ac: '15', story: data.story, empty: '' });
    for (const list of [service.everyStatblock(at(ground()))]) {
      const found = [];
      for await (const entry of list) if (entry.id === id) found.push(entry);
      expect(found).toMatchObject([{ title: 'Kraken', tags: ['sea'] }]);
    }

    if (ground().version === 'current') {
      expect(read).toMatchObject({ folder: { id: folderId, title: 'Deep' } });
      expect((await service.statblockFolder(folderId)).statblocks.map((block) => block.id)).toEqual([id]);
      const inside = [];
      for await (const block of service.everyFolderStatblock(folderId)) inside.push(block.id);
      expect(inside).toEqual([id]);
      expect((await service.statblockTemplate(templateId)).fields).toMatchObject([
        { name: 'ac', label: 'Armour class', input: 'integer', isRequired: true },
        { name: 'story', label: 'story', input: 'text', placeholder: 'Where does it come from?' },
      ]);
      const own = [];
      for await (const template of service.everyStatblockTemplate((await service.identity()).id))
        own.push(template.id);
      expect(own).toContain(templateId);
      expect(await service.rpgSystem(systemId)).toMatchObject({ id: systemId, title: expect.any(String) });
    } else {
      expect((await refusal(service.statblockTemplate(templateId))).failure.kind).toBe('unsupported');
    }

    await now.patchStatblock(id, { data: { ac: '16' }, title: 'Old kraken' });
    expect(await service.statblock(id)).toMatchObject({ title: 'Old kraken', data: { ac: '16' } });
    await now.deleteStatblock(id);
    await now.deleteStatblockFolder(folderId);
    expect((await refusal(service.statblock(id))).failure.kind).toBe('notFound');
  });

  it('whose data are kept in a way of its own come back byte for byte', async () => {
    const [now, { service, version }] = [current(ground()), ground()];
    const id = idOf(
      await now.createStatblock({
        ...{ worldId: at(ground()), templateId: 21, systemId: await system(ground()) },
        ...{ title: 'Hydra', source: JSON_SOURCE, parser: 'json' },
      }),
    );
    const read = await service.statblock(id);
    if (version === 'earlier') {
      // It returns the data without its source, and can't write it.
      expect(read).toMatchObject({ data: { ac: '15', heads: 'one,two' }, raw: { data: { ac: '15' } } });
      const made = await engineOn(service).change({
        ...{
          ref: { worldId: at(ground()), kind: 'statblock', id: String(id) },
          title: '',
          cause: 'settings',
        },
        ...{ changes: { source: '' }, seen: null },
      });
      expect(made).toMatchObject(problem('cannotChange'));
      return;
    }
    expect(read).toMatchObject({
      data: { ac: '15', heads: 'one\ntwo' },
      source: JSON_SOURCE,
      parser: 'json',
    });

    const engine = engineOn(service);
    const ref = { worldId: at(ground()), kind: 'statblock', id: String(id) } as const;
    const edit = { ref, title: 'Hydra', cause: 'settings', seen: null } as const;
    const made = await engine.change({ ...edit, changes: { source: 'ac: "1"', parser: 'yaml' } });
    expect(made).toMatchObject(DONE);
    expect(await service.statblock(id)).toMatchObject({ data: { ac: '1' }, source: 'ac: "1"' });
    expect(await engine.undo(changeId(made))).toMatchObject(DONE);
    expect(await service.statblock(id)).toMatchObject({ source: JSON_SOURCE, parser: 'json' });
    for (const kept of ['jsonData', 'tableData']) {
      const other = await engine.change({ ...edit, changes: { [kept]: `{"in": "${kept}"}\r\n` } });
      expect(other).toMatchObject(DONE);
      expect(Object.values((await service.statblock(id)).raw)).toContain(`{"in": "${kept}"}\r\n`);
      expect(await engine.undo(changeId(other))).toMatchObject(DONE);
      expect(Object.values((await service.statblock(id)).raw)).not.toContain(`{"in": "${kept}"}\r\n`);
    }
    expect(await service.statblock(id)).toMatchObject({ source: JSON_SOURCE, parser: 'json' });

    // The whole statblock, after somebody else's write.
    const flagged = await engine.change({ ...edit, changes: { isShared: true } });
    await service.patchStatblock(id, { data: { ac: '99' }, title: 'Theirs' });
    const whole = { whole: true, seen: { title: 'Theirs', parser: 'yaml', source: 'x' } };
    const early = await engine.restore(changeId(flagged), whole);
    expect(early).toMatchObject(problem('conflict', { stands: { title: 'Theirs' } }));
    const seen = conflicting(early);
    await engine.restore(changeId(flagged), { whole: true, seen });
    expect(await service.statblock(id)).toMatchObject({
      ...{ title: 'Hydra', source: JSON_SOURCE, parser: 'json' },
    });
  });

  it('whose list is refused say so', async () => {
    const { platform, service, version } = ground();
    platform.quirks.worldBlocks = false;
    if (version === 'current')
      expect((await refusal(service.statblocks(at(ground()), 0))).failure.kind).toBe('forbidden');
    platform.quirks.worldBlocks = true;
    expect((await earlier(ground()).statblocks(at(ground()), 0)).skipped).toBe(0);
  });
});
