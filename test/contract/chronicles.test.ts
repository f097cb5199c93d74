import { expect, it } from 'vitest';
import { everyService, refusal } from './both-versions.ts';
import { at, idOf, lives, strict } from './life.ts';

const ids = new Map<string, string | number>();
const made = (name: string) => String(ids.get(name));

everyService('the life of', { articles: 10, quirks: strict }, (ground) => {
  lives(ground, {
    name: 'a note, in a section of a notebook',
    needs: 'createNote',
    create: async (s, g) => {
      const notebook = idOf(
        await s.createNotebook({ title: 'Field notes', color: '#112233', worldId: at(g) }),
      );
      await s.patchNotebook(notebook, { title: 'Notes' });
      const section = idOf(await s.createNoteSection({ title: 'Shore', notebookId: notebook }));
      await s.patchNoteSection(section, { color: '#445566' });
      ids.set('section', section);
      expect(await s.noteSection(section)).toMatchObject({ color: '#445566', notebookId: notebook });
      expect(await s.notebook(notebook)).toMatchObject({ title: 'Notes', sections: [{ id: section }] });
      for await (const { id } of s.everyNoteSection(notebook)) expect(id).toBe(section);
      return s.createNote({ title: 'Gulls', sectionId: section, content: 'Loud', color: '#000000' });
    },
    read: (s, id) => s.note(id),
    created: { title: 'Gulls', content: 'Loud', color: '#000000', sectionId: expect.any(String) },
    patch: (s, id) => s.patchNote(id, { content: 'Louder' }),
    changed: { content: 'Louder' },
    remove: (s, id) => s.deleteNote(id),
    every: (s, _, __, options) => s.everyNote(made('section'), options),
  });

  lives(ground, {
    name: 'a timeline',
    needs: 'createTimeline',
    create: (s, g) =>
      s.createTimeline({
        worldId: at(g),
        title: 'Ages',
        description: 'All',
        type: 'master',
        state: 'public',
        tags: ['x'],
      }),
    read: (s, id) => s.timeline(id),
    created: {
      title: 'Ages',
      description: 'All',
      type: 'master',
      state: 'public',
      tags: ['x'],
      histories: [],
      eras: [],
    },
    patch: (s, id) => s.patchTimeline(id, { type: 'parallel' }),
    changed: { type: 'parallel' },
    remove: (s, id) => s.deleteTimeline(id),
    every: (s, g, _, options) => s.everyTimeline(at(g), options),
  });

  it('events on a timeline: put there and taken off by a change of the timeline', async () => {
    const { service: s, version } = ground();
    const worldId = at(ground());
    if (version === 'earlier') {
      expect((await refusal(s.patchTimeline('x', { historyIds: [] }))).failure.kind).toBe('unsupported');
      return;
    }
    const id = idOf(await s.createTimeline({ worldId, title: 'Tides' }));
    const begins = { year: '1', month: null, day: null, hour: null, minute: null };
    const events: string[] = [];
    for (const title of ['First', 'Second'])
      events.push(idOf(await s.createHistory({ worldId, title, begins })));
    const [, second = ''] = events;
    const titles = async () => (await s.timeline(id)).histories.map((event) => event.title).sort();
    await s.patchTimeline(id, { historyIds: events });
    expect(await titles()).toEqual(['First', 'Second']);
    expect((await s.history(second)).timelines.map((on) => on.id)).toEqual([id]);
    await s.patchTimeline(id, { historyIds: [second] });
    expect(await titles()).toEqual(['Second']);
    await s.patchTimeline(id, { type: 'parallel' });
    expect(await titles()).toEqual(['Second']);
    await s.patchTimeline(id, { historyIds: [] });
    expect(await titles()).toEqual([]);
  });

  lives(ground, {
    name: 'an event of history',
    needs: 'createHistory',
    create: (s, g) =>
      s.createHistory({
        worldId: at(g),
        title: 'The Drowning',
        content: 'Water',
        fullContent: 'Much water',
        significance: 5,
        begins: { year: '-1200', month: 3, day: 2, hour: null, minute: 7 },
        ends: { year: '12', month: null, day: null, hour: null, minute: null },
      }),
    read: (s, id) => s.history(id),
    created: {
      title: 'The Drowning',
      content: 'Water',
      fullContent: 'Much water',
      significance: 5,
      begins: { year: '-1200', month: 3, day: 2, hour: null, minute: 7 },
      ends: { year: '12', month: null, day: null, hour: null, minute: null },
    },
    patch: (s, id) => s.patchHistory(id, { significance: 1 }),
    changed: { significance: 1 },
    remove: (s, id) => s.deleteHistory(id),
    every: (s, g, _, options) => s.everyHistory(at(g), options),
  });

  lives(ground, {
    name: 'a variable, in its collection',
    needs: 'createVariable',
    create: async (s, g) => {
      const collection = idOf(
        await s.createVariableCollection({
          worldId: at(g),
          title: 'Prices',
          description: 'In coin',
          prefix: 'price',
        }),
      );
      await s.patchVariableCollection(collection, { prefix: 'cost' });
      expect(await s.variableCollection(collection)).toMatchObject({
        title: 'Prices',
        description: 'In coin',
        prefix: 'cost',
      });
      const found: string[] = [];
      for await (const { id } of s.everyVariableCollection(at(g))) found.push(id);
      expect(found).toContain(collection);
      ids.set('collection', collection);
      return s.createVariable({ worldId: at(g), collectionId: collection, key: 'ale', value: '3' });
    },
    read: (s, id) => s.variable(id),
    created: { key: 'ale', value: '3', type: 'string', collectionId: expect.any(String) },
    patch: (s, id) => s.patchVariable(id, { value: '4' }),
    changed: { value: '4' },
    remove: (s, id) => s.deleteVariable(id),
    every: (s, _, __, options) => s.everyVariable(made('collection'), options),
  });
});
