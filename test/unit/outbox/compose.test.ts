import { describe, expect, it } from 'vitest';
import { articleOf } from '../../../lib/outbox/compose.ts';
import type { Draft, DraftOrigin, MarkerSupport } from '../../../lib/outbox/draft.ts';
import { newDraft } from '../../../lib/outbox/new-draft.ts';
import { draftOf, NOW } from './drafts.ts';

const scrapbook: MarkerSupport = { worldId: 'world-1', field: 'scrapbook', proved: true, at: 0 };
const origin: DraftOrigin = {
  source: {
    url: 'https://example.org/lämp',
    canonicalUrl: null,
    title: 'Lamps',
    site: 'Example',
    author: null,
    published: null,
    language: null,
    licence: null,
    accessed: NOW,
  },
  titles: ['Lamps', 'Lamp keepers'],
  images: [],
  facts: [],
  clipKey: 'k',
  truncated: false,
};
const withText = (change: Partial<Draft['text']>, more: Partial<Draft> = {}) =>
  draftOf({ text: { ...draftOf().text, ...change }, ...more });
const made = (draft: Draft, markerSupport = scrapbook) => articleOf(draft, 2, markerSupport);

describe('the article to be sent', () => {
  it('has marker and source as one ASCII line after the user’s notes', () => {
    const draft = withText({ fields: { scrapbook: 'My notes.' } }, { origin });
    expect(made(draft).scrapbook).toBe(
      'My notes.\n\nlore1-draft-1-a2 - captured from https://example.org/l%C3%A4mp on 2026-11-21',
    );
  });

  it('has the source where the settings put it', () => {
    expect(made(withText({ sourceField: 'footnotes' }, { origin })).footnotes).toContain('Source: [url:');
    expect(made(withText({ sourceField: 'content' }, { origin })).content).toMatch(
      /^Keeper of the lamps\.\n\nSource:/,
    );
    const both = made(withText({ sourceField: 'authornotes', fields: { authornotes: 'Mine.' } }, { origin }));
    expect(both.authornotes).toMatch(/^Mine\.\n\nSource:/);
    const none = made(withText({ sourceField: 'none' }, { origin }));
    expect(JSON.stringify(none)).not.toContain('example.org');
    expect(none.scrapbook).toBe('lore1-draft-1-a2');
  });

  it('omits empty fields', () => {
    const sent = made(withText({ fields: { excerpt: '', categoryId: null, tags: [], isDraft: false } }));
    expect(Object.keys(sent).sort()).toEqual([
      'content',
      'isDraft',
      'scrapbook',
      'template',
      'title',
      'worldId',
    ]);
  });

  it('has the marker as a tag if the API doesn’t return the scrapbook', () => {
    expect(made(draftOf(), { ...scrapbook, field: 'tags' }).tags).toEqual(['lamps', 'lore1-draft-1-a2']);
  });
});

describe('a new draft', () => {
  const settings = {
    sourceField: 'footnotes' as const,
    defaultState: 'world' as const,
    perSite: { 'example.org': { template: 'item', categoryId: 'c1', tags: ['web'] } },
    perWorld: { 'world-1': { categoryId: 'c2' } },
  };
  const begin = { worldId: 'world-1', template: 'person', settings, now: NOW, id: 'd' };

  it('starts with the last choices on this site', () => {
    const draft = newDraft({ ...begin, clip: { ...origin, content: 'Words.' } });
    expect(draft.text).toMatchObject({
      title: 'Lamps',
      content: 'Words.',
      fields: { tags: ['web'], categoryId: 'c1', isDraft: true, isWip: true },
    });
    expect(draft.text.fields).not.toHaveProperty('state');
    expect(draft.origin).toEqual(origin);
  });

  it('can be empty', () => {
    const draft = newDraft({ ...begin, clip: null, settings: { ...settings, defaultState: 'private' } });
    expect(draft).toMatchObject({
      origin: null,
      touched: false,
      text: { title: '', fields: { categoryId: 'c2', state: 'private' } },
    });
  });
});
