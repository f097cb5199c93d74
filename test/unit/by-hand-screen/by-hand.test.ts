import { describe, expect, it } from 'vitest';
import { pageForDraft } from '../../../components/by-hand/by-hand-store.ts';
import { copyOf } from '../../../components/by-hand/copy-forms.ts';
import { enteredItems, outcomeSentences } from '../../../components/by-hand/entered-items.ts';
import type { Draft } from '../../../lib/outbox/index.ts';
import { isNamed } from '../../../lib/worldpage/editor/fill/protocol.ts';
import { draftOf } from '../outbox/drafts.ts';

const text = draftOf().text;
const source = {
  ...{
    url: 'https://lamps.example/a',
    canonicalUrl: null,
    title: 'Lamps',
    site: 'The Lantern',
    author: null,
  },
  ...{ published: null, language: null, licence: null, accessed: Date.UTC(2026, 0, 2) },
};
const captured = (change: Partial<Draft['text']> = {}): Draft =>
  draftOf({
    origin: { source, titles: [], images: [], facts: [], clipKey: 'k', truncated: false },
    text: { ...text, content: '[b]Keeper[/b] of the lamps.', ...change },
  });

describe('what is entered by hand', () => {
  it('is everything written, with the source credit in its field, and no marker', () => {
    const items = enteredItems(captured({ fields: { ...text.fields, excerpt: 'Short.', categoryId: 'c1' } }));
    expect(items.map(({ part }) => part)).toEqual([
      ...['title', 'content', 'footnotes', 'excerpt', 'tags', 'category', 'isDraft', 'isWip'],
    ]);
    expect(items.find(({ part }) => part === 'footnotes')).toMatchObject({
      text: expect.stringContaining('https://lamps.example/a'),
    });
    expect(JSON.stringify(items)).not.toMatch(/loreside|draft-1/i);
  });

  it('has the visibility and each flag that was decided, and no empty text', () => {
    const fields = { excerpt: ' \n ', tags: [], state: 'private', isAdultContent: false } as const;
    expect(
      enteredItems(draftOf({ text: { ...text, content: '', fields: { ...fields, tags: [] } } })),
    ).toEqual([
      expect.objectContaining({ part: 'title', kind: 'text' }),
      { part: 'state', kind: 'choice', value: 'private' },
      { part: 'isAdultContent', kind: 'flag', isOn: false },
    ]);
  });

  it('is a section where the draft is added to an article', () => {
    const target = { kind: 'append', articleId: 'a1', articleTitle: 'Needle' } as const;
    expect(enteredItems(captured({ target, title: 'More' }))).toMatchObject([
      { part: 'content', text: expect.stringContaining('[h2]More[/h2]') },
    ]);
  });
});

describe('copies', () => {
  it('have the title and the source credit where they make sense', () => {
    const draft = captured();
    expect(copyOf(draft, 'markdown').text).toBe(
      `# Mirelle Vane\n\n**Keeper** of the lamps.\n\n## Footnotes\n\nSource: [Lamps](https://lamps.example/a) · The Lantern · accessed 2026-01-02  \nhttps://lamps.example/a`,
    );
    // World Anvil’s text field: the title has a field of its own.
    expect(copyOf(draft, 'markup').text).toMatch(
      /^\[b\]Keeper\[\/b\] of the lamps\.\n\n\[h2\]Footnotes\[\/h2\]\nSource/,
    );
    const { html, text: words } = copyOf(draft, 'formatted');
    expect(html).toContain(
      '<h1>Mirelle Vane</h1><p><strong>Keeper</strong> of the lamps.</p><h2>Footnotes</h2>',
    );
    expect(words).toMatch(/^Mirelle Vane\n\nKeeper of the lamps\./);
    expect(copyOf(captured({ sourceField: 'none' }), 'formatted').html).not.toContain('Footnotes');
  });
});

describe('fields of an editor', () => {
  it.each([
    ['title', ['article[title]']],
    ['content', ['article_content']],
    ['content', ['Main text']],
    ['tags', ['tags']],
    ['category', ['article[category]']],
    ['footnotes', ['Footnotes']],
    ['isDraft', ['article[isDraft]']],
    ['seeded', ['Storyteller notes']],
  ])('finds %s by %j', (part, names) => expect(isNamed(names, part)).toBe(true));

  it.each([
    ['title', ['subtitle']],
    ['content', ['sidebarcontent']],
    ['tags', ['query']],
    ['footnotes', ['fullfooter']],
  ])('doesn’t take for %s what is called %j', (part, names) => expect(isNamed(names, part)).toBe(false));
});

it('says what was filled in, what wasn’t, and nothing about flags that the page sets by itself', () => {
  expect(
    outcomeSentences([
      { part: 'title', outcome: 'filled' },
      { part: 'content', outcome: 'filled' },
      { part: 'category', outcome: 'missing' },
      { part: 'isWip', outcome: 'missing' },
      { part: 'tags', outcome: 'taken' },
    ]),
  ).toEqual([
    'Filled: Title and Text.',
    'Left as it was, because it isn’t empty: Tags.',
    'Not on this page: Category.',
  ]);
  expect(
    outcomeSentences([
      { part: 'content', outcome: 'partly' },
      { part: 'excerpt', outcome: 'refused' },
      // A page can answer anything.
      { part: 'constructor', outcome: 'filled' },
      { part: '<b>', outcome: 'refused' },
    ]),
  ).toEqual([
    'Changed by the editor, so compare it with the draft: Text.',
    'Not accepted by the page: Excerpt.',
  ]);
  expect(outcomeSentences([{ part: 'content', outcome: 'taken' }])).toEqual([
    'The text on this page isn’t empty. Where should the draft’s text go?',
  ]);
});

it('knows the page for a new article, connected or not', () => {
  const page = (template: string) =>
    pageForDraft(draftOf({ text: { ...text, target: { kind: 'new', template, customTemplateId: null } } }), {
      state: 'none',
    });
  expect(page('militaryConflict')).toBe('https://www.worldanvil.com/world/militaryConflict/new');
  expect(page('settlement')).toBe('https://www.worldanvil.com/world/location/new?type=settlement');
  expect(page('../x')).toBe('https://www.worldanvil.com/world/article/new');
});
