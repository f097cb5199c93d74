import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linksInMarkup } from '../../../lib/library/links/index.ts';
import { fixEdit, placesIn } from '../../../lib/link-problems/index.ts';
import { parseMarkup, plainTextOf } from '../../../lib/markup/index.ts';

const ID = '3f2b9c1e-0d4a-4c7b-9e21-5a6b7c8d9e0f';
const ref = { worldId: 'w1', kind: 'article' as const, id: 'a1' };

const place = (text: string) => {
  const [first] = linksInMarkup(text);
  return placesIn(text, [first?.position ?? -1])[0] ?? null;
};

it.each([
  ['a mention', `See @[The [b]Gate[/b]](settlement:${ID}).`, 4, 'The [b]Gate[/b]', null],
  [
    'a link to a page',
    `[url:https://www.worldanvil.com/w/x/a/gate]the [i]gate[/i][/url]`,
    0,
    'the [i]gate[/i]',
    'url',
  ],
  ['an image', `Here: [img:123|align|50]`, 6, null, 'img'],
  ['a plain address', `At https://www.worldanvil.com/w/x/a/gate, yes`, 3, null, null],
  ['a link without end', `[url:https://www.worldanvil.com/w/x/a/gate]the gate`, 0, null, 'url'],
])('%s is found where it stands', (_, text, start, label, tag) => {
  expect(place(text)).toMatchObject({ start, label, tag });
});

it('finds nothing where the text has changed', () => {
  expect(placesIn('No link here.', [3])).toEqual([null]);
});

const piece = fc.constantFrom(
  'plain words ',
  '\n',
  `@[Gate](settlement:${ID})`,
  '@[Mira [b]Venn[/b]](person:x-1)',
  '[b]bold[/b] ',
  '[url:https://www.worldanvil.com/w/x/a/gate]the gate[/url]',
  '[img:7]',
  '[noparse]@[x](person:y)[/noparse]',
  '/* @[x](person:y) */',
  '[code]@[x](person:y)[/code]',
  '[url:',
  '@[',
);
const markup = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const visible = (text: string) => plainTextOf(parseMarkup(text)).replace(/\s+/g, ' ').trim();

it('finds the place of every link, and unlinking leaves what readers see', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const links = linksInMarkup(text);
      const places = placesIn(
        text,
        links.map(({ position }) => position),
      );
      const fixes = places.flatMap((found) =>
        found && found.label !== null ? [{ field: 'content', place: found, target: null }] : [],
      );
      expect(places).not.toContain(null);
      const edit = fixEdit({ ref, title: 'It' }, [{ field: 'content', text, isEditable: true }], fixes);
      if (edit === null) {
        expect(fixes).toEqual([]);
        return;
      }
      const changed = String(edit.changes.content);
      expect(edit.seen).toEqual({ content: text });
      expect(visible(changed)).toBe(visible(text));
      const labels = new Set(fixes.map(({ place: { start } }) => start));
      expect(linksInMarkup(changed)).toHaveLength(
        links.filter(({ position }) => !labels.has(position)).length,
      );
    }),
    { numRuns: 400 },
  );
});

it('links a label to another entry, and leaves a field that can’t be undone', () => {
  const text = `See @[The Gate](settlement:${ID}).`;
  const [found] = placesIn(text, [4]);
  if (!found) throw new Error('Not found.');
  const fixes = ['content', 'hobby'].map((field) => ({
    ...{ field, place: found },
    target: { id: 'new-1', template: 'landmark' },
  }));
  const texts = [
    { field: 'content', text, isEditable: true },
    { field: 'hobby', text, isEditable: false },
  ];
  expect(fixEdit({ ref, title: 'It' }, texts, fixes)).toMatchObject({
    cause: 'links',
    changes: { content: 'See @[The Gate](landmark:new-1).' },
    seen: { content: text },
  });
});
