import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mentionOf } from '../../../lib/entries/mention.ts';
import { type MarkupNode, parseMarkup } from '../../../lib/markup/index.ts';
import { codePoint } from '../code-point.ts';

const article = (title: string, template: string | null = 'person') => ({
  ref: { kind: 'article' as const, id: '0b9c1c1e-1111-4222-8333-444455556666' },
  title,
  template,
});

test("each kind is mentioned in World Anvil's format", () => {
  expect(mentionOf(article('Isaura Venn'))).toBe(
    '@[Isaura Venn](person:0b9c1c1e-1111-4222-8333-444455556666)',
  );
  const resource = (kind: 'statblock' | 'image' | 'secret', id: string) =>
    mentionOf({ ref: { kind, id }, title: 'Kraken', template: 'dnd5e' });
  expect(resource('statblock', '363530')).toBe('@[Kraken](block:363530)');
  expect(resource('image', '77')).toBe('[img:77]');
  expect(resource('secret', 's-1')).toBe('[secret:s-1]');
});

test("an unsent draft can't be mentioned", () => {
  expect(mentionOf({ ref: { kind: 'article', id: 'draft:1' }, title: 'New', template: 'person' })).toBeNull();
});

test('an empty title still gives a mention', () => {
  for (const title of ['', ' ', '\n\t\u00A0'])
    expect(mentionOf(article(title))).toBe('@[…](person:0b9c1c1e-1111-4222-8333-444455556666)');
});

function mentionsIn(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node) => [
    ...(node.kind === 'mention' ? [node] : []),
    ...('children' in node ? mentionsIn(node.children) : []),
  ]);
}

test('any title parses back to one mention of the same entry', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: codePoint }), fc.stringMatching(/^[a-z]{0,3}:\d{1,3}$/)),
      (title) => {
        const markup = mentionOf(article(title)) ?? '';
        const found = mentionsIn(parseMarkup(markup));
        expect(found.map((node) => node.kind === 'mention' && [node.template, node.id])).toEqual([
          ['person', '0b9c1c1e-1111-4222-8333-444455556666'],
        ]);
      },
    ),
  );
});
