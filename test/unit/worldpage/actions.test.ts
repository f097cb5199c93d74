import { describe, expect, it } from 'vitest';
import {
  ACTION_IDS,
  ACTIONS,
  actionsFor,
  PAGE_ACT_IDS,
  type PageEntry,
} from '../../../lib/worldpage/index.ts';

const article: PageEntry = {
  ...{ worldId: 'w', kind: 'article', id: 'a1', title: 'Isaura', template: 'person', category: null },
};
const given = (entry: Partial<PageEntry> = {}) => ({
  entry: { ...article, ...entry },
  mention: '@[Isaura](person:a1)',
  editPage: 'https://site.example/world/article/a1/edit',
  isPinned: false,
  isReadOnly: false,
  status: {},
});
const ids = (entry: Partial<PageEntry>, off: string[] = []) =>
  actionsFor(given(entry), off).map(({ id }) => id);
const shown = (id: string, entry: Partial<PageEntry> = {}) =>
  actionsFor(given(entry), []).find((action) => action.id === id);

describe('actionsFor', () => {
  it('has one file for each id', () => {
    expect(ACTIONS.map(({ id }) => id).sort()).toEqual([...ACTION_IDS].sort());
  });

  it('of a world that was read from an export offers only what reads', () => {
    const shown = actionsFor({ ...given(), isReadOnly: true }, []).map(({ id }) => id);
    expect(shown).toEqual(
      ['open', 'mention', 'pin', 'edit', 'embed', 'statblocks', 'linked-from'].filter((id) =>
        shown.some((one) => one === id),
      ),
    );
    expect(shown).toContain('open');
  });

  it('offers all actions for an article', () => {
    const inEditor = actionsFor({ ...given(), isEditor: true }, []).map(({ id }) => id);
    expect(inEditor.sort()).toEqual([...ACTION_IDS].sort());
  });

  it.each([
    [
      'category',
      ['open', 'mention', 'pin', 'state', 'new-here', 'move', 'edit', 'embed', 'linked-from', 'history'],
    ],
    ['secret', ['open', 'mention', 'pin', 'edit', 'embed', 'linked-from', 'history']],
    ['image', ['open', 'mention', 'pin', 'edit', 'embed', 'linked-from', 'history']],
    ['statblock', ['open', 'mention', 'pin', 'state', 'tags', 'edit', 'embed', 'linked-from', 'history']],
  ] as const)('offers the matching actions for a %s', (kind, fits) => {
    expect(ids({ kind })).toEqual(fits);
  });

  it('offers only viewing and history for a world', () => {
    const none = { ...given({ kind: 'world' }), mention: null, editPage: null };
    expect(actionsFor(none, []).map(({ id }) => id)).toEqual(['open', 'history']);
  });

  it('offers only viewing for an unsent draft', () => {
    const none = { ...given({ id: 'draft:1' }), mention: null, editPage: null };
    expect(actionsFor(none, []).map(({ id }) => id)).toEqual(['open']);
  });

  it('omits actions that the user switched off', () => {
    expect(ids({}, ['pin', 'adult', 'no such'])).toEqual(
      [...ACTIONS].map(({ id }) => id).filter((id) => !['pin', 'adult', 'insert-draft'].includes(id)),
    );
  });
});

describe('copied text', () => {
  it.each([
    ['article', '[articleblock:a1]'],
    ['statblock', '[block:a1]'],
    ['image', '[img:a1]'],
    ['secret', '[secret:a1]'],
    ['category', '[category:a1]'],
  ] as const)('embeds a %s as %s', (kind, tag) => {
    expect(shown('embed', { kind })?.text).toBe(tag);
  });

  it('mentions the entry', () => {
    expect(shown('mention')?.text).toBe('@[Isaura](person:a1)');
  });
});

describe('actions in a page', () => {
  it('never change World Anvil, except in the panel', () => {
    const here = actionsFor(given(), []).filter(({ kind }) => kind === 'do');
    expect(here.map(({ id }) => id).sort()).toEqual([...PAGE_ACT_IDS].sort());
    for (const id of ['draft', 'wip', 'state', 'adult', 'tags', 'move', 'note'])
      expect(shown(id)?.kind, id).toBe('panel');
  });

  it('reveal neither title nor status of the entry, except in copied text, and never on a button', () => {
    const draft = { ...given(), status: { isDraft: true, state: 'private' } };
    const drawn = (all: ReturnType<typeof actionsFor>) =>
      all.map(({ text, value, ...button }) => JSON.stringify(button));
    expect(drawn(actionsFor(draft, [])).filter((one) => one.includes('Isaura'))).toEqual([]);
    expect(drawn(actionsFor(draft, []))).toEqual(drawn(actionsFor(given(), [])));
  });

  it.each([
    [
      { isDraft: true, isWip: false, state: 'private' },
      { draft: 'On', wip: null, state: 'Private' },
    ],
    [
      { isDraft: false, isWip: true, state: 'public' },
      { draft: null, wip: 'On', state: 'Public' },
    ],
    [{}, { draft: null, wip: null, state: null }],
  ])('say what the status is, as far as it is known: %j', (status, values) => {
    const actions = actionsFor({ ...given(), status }, []);
    const value = (id: string) => actions.find((one) => one.id === id)?.value;
    expect({ draft: value('draft'), wip: value('wip'), state: value('state') }).toEqual(values);
  });

  it.each([true, false])('show whether the entry is pinned: %s', (isPinned) => {
    const actions = actionsFor({ ...given(), isPinned }, []);
    const value = isPinned ? 'Pinned in the panel.' : null;
    expect(actions.find(({ id }) => id === 'pin')?.value).toBe(value);
  });
});
