import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf, type InsertableEntry, mentionForm } from '../../../lib/entries/insert-forms.ts';
import { linkedRanges } from '../../../lib/library/index.ts';

const resource = (changes: Partial<InsertableEntry> = {}): InsertableEntry => ({
  ref: { kind: 'article', id: 'a1' },
  title: 'Isaura Venn',
  template: 'person',
  page: 'https://www.worldanvil.com/w/x/a/isaura',
  ...changes,
});
const texts = (of: InsertableEntry): string[] => formsOf(of).map(({ insertion }) => insertion.text);

describe('forms for inserting an entry', () => {
  it("are World Anvil's markup, the most common form first", () => {
    expect(texts(resource())).toEqual([
      '@[Isaura Venn](person:a1)',
      '[url:https://www.worldanvil.com/w/x/a/isaura]Isaura Venn[/url]',
    ]);
    expect(texts(resource({ ref: { kind: 'statblock', id: '42' }, template: null, page: null }))).toEqual([
      '[block:42]',
      '@[Isaura Venn](block:42)',
    ]);
    expect(texts(resource({ ref: { kind: 'secret', id: 's' } }))).toEqual(['[secret:s]']);
    expect(texts(resource({ ref: { kind: 'image', id: '7' } }))).toEqual(['[img:7]']);
    expect(texts(resource({ ref: { kind: 'category', id: 'c' } }))).toEqual(['[category:c]']);
    expect(texts(resource({ ref: { kind: 'manuscript', id: 'm' } }))).toEqual(['[manuscript:m]']);
  });

  it("are empty for unsent drafts, and without a link if the address isn't a web page", () => {
    expect(formsOf(resource({ ref: { kind: 'article', id: 'draft:1' } }))).toEqual([]);
    for (const page of [null, 'javascript:alert(1)', 'https://x/]evil', 'https://x/a b', 'https://x/a|tab'])
      expect(texts(resource({ page }))).toHaveLength(1);
  });

  it('are one line with one mention, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (words) => {
        const { text, rich } = mentionForm(resource(), words).insertion;
        expect(text).not.toContain('\n');
        expect(linkedRanges(text)).toEqual([[0, text.length]]);
        expect(text).toBe(`@[${rich?.label}](person:a1)`);
      }),
    );
  });

  it('contain the entity class for visual editors', () => {
    const { rich } = mentionForm(resource({ template: 'militaryConflict' }), 'The war').insertion;
    expect(rich).toMatchObject({
      type: 'mention',
      id: 'a1',
      label: 'The war',
      entityClass: 'MilitaryConflict',
    });
  });
});
