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
});
const ids = (entry: Partial<PageEntry>, off: string[] = []) =>
  actionsFor(given(entry), off).map(({ id }) => id);
const shown = (id: string, entry: Partial<PageEntry> = {}) =>
  actionsFor(given(entry), []).find((action) => action.id === id);

describe('what can be done', () => {
  it('has a file for each id, and each id once', () => {
    expect(ACTIONS.map(({ id }) => id).sort()).toEqual([...ACTION_IDS].sort());
  });

  it('with an article is everything', () => {
    expect([...ids({})].sort()).toEqual([...ACTION_IDS].sort());
  });

  it.each([
    ['category', ['open', 'mention', 'pin', 'state', 'move', 'new-here', 'edit', 'embed', 'history']],
    ['secret', ['open', 'mention', 'pin', 'edit', 'embed', 'history']],
    ['image', ['open', 'mention', 'pin', 'edit', 'embed', 'history']],
    ['statblock', ['open', 'mention', 'pin', 'state', 'tags', 'edit', 'embed', 'history']],
  ] as const)('with a %s is what fits it', (kind, fits) => {
    expect(ids({ kind })).toEqual(fits);
  });

  it('with a world itself is to look at it and at what was changed of it', () => {
    const none = { ...given({ kind: 'world' }), mention: null, editPage: null };
    expect(actionsFor(none, []).map(({ id }) => id)).toEqual(['open', 'history']);
  });

  it('with a draft on its way is to look at it', () => {
    const none = { ...given({ id: 'draft:1' }), mention: null, editPage: null };
    expect(actionsFor(none, []).map(({ id }) => id)).toEqual(['open']);
  });

  it('is less what was switched off', () => {
    expect(ids({}, ['pin', 'adult', 'no such'])).toEqual(
      [...ACTIONS].map(({ id }) => id).filter((id) => id !== 'pin' && id !== 'adult'),
    );
  });
});

describe('what is copied', () => {
  it.each([
    ['article', '[articleblock:a1]'],
    ['statblock', '[block:a1]'],
    ['image', '[img:a1]'],
    ['secret', '[secret:a1]'],
    ['category', '[category:a1]'],
  ] as const)('of a %s to show it in a text is %s', (kind, tag) => {
    expect(shown('embed', { kind })?.text).toBe(tag);
  });

  it('as a mention is what names it', () => {
    expect(shown('mention')?.text).toBe('@[Isaura](person:a1)');
  });
});

describe('in a page', () => {
  it('nothing is done that changes World Anvil: that is done in the panel', () => {
    const here = actionsFor(given(), []).filter(({ kind }) => kind === 'do');
    expect(here.map(({ id }) => id).sort()).toEqual([...PAGE_ACT_IDS].sort());
    for (const id of ['draft', 'wip', 'state', 'adult', 'tags', 'move', 'note'])
      expect(shown(id)?.kind, id).toBe('panel');
  });

  it('nothing tells the title or the status of the thing but what is copied, and never on a button', () => {
    const drawn = actionsFor(given(), []).map(({ text, ...button }) => JSON.stringify(button));
    expect(drawn.filter((one) => one.includes('Isaura'))).toEqual([]);
  });

  it.each([true, false])('a pin stands at %s', (isPinned) => {
    const actions = actionsFor({ ...given(), isPinned }, []);
    expect(actions.find(({ id }) => id === 'pin')?.pressed).toBe(isPinned);
  });
});
