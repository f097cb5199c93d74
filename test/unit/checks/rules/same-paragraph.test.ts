import { expect, it } from 'vitest';
import { sameParagraph } from '../../../../lib/checks/rules/copies.ts';
import { foundBy, type Planned, saidBy } from '../planned-world.ts';

const LONG =
  'The mill stands where the two rivers meet, and it has stood there since before the wall was built. Its wheel turns in spring only, when the snow of the northern range comes down, and then the whole valley hears it by day and by night until the first hay is cut.';
const BEGINNING = 'The mill stands where the two rivers meet, and it has stood there since before the wall…';

const article = (id: string, content: string, more: Partial<Planned> = {}): Planned => ({
  ...{ id, title: id.toUpperCase(), content },
  ...more,
});

it('a long paragraph of two public articles is found in the second, with its first words', () => {
  const marked = LONG.replace('two rivers', '[b]two[/b] @[Rivers](landmark:0f8fad5b)').replace(
    '. Its',
    ' . Its',
  );
  expect(
    saidBy(sameParagraph, [
      article('a', `Before.\n\n${LONG}`),
      article('b', `${marked}\n[h2]More[/h2]\nBehind.`),
    ]),
  ).toEqual([[`b content: ${BEGINNING.replace('rivers', 'Rivers')}`, `a content: ${BEGINNING}`]]);
});

it('it may stand in other fields, and several in two articles are one finding', () => {
  const second = LONG.replaceAll('mill', 'tower');
  const both = `${LONG}[br]${second}`;
  expect(
    foundBy(sameParagraph, [
      article('a', both),
      article('b', '', { texts: { history: both } }),
      article('c', second),
    ]),
  ).toMatchObject([
    { ref: { id: 'b' }, evidence: [{ field: 'history' }, { ref: { id: 'a' } }] },
    { ref: { id: 'c' }, evidence: [{}, { ref: { id: 'a' } }] },
  ]);
});

it('a long paragraph without spaces is found, too', () => {
  const japanese = '二つの川が出会うところに水車小屋があり、城壁が築かれる前からそこに立っている。'.repeat(4);
  expect(foundBy(sameParagraph, [article('a', japanese), article('b', japanese)])).toHaveLength(1);
});

it('what isn’t public, short paragraphs, other words, and a paragraph within one article are fine', () => {
  const fine = (...planned: Planned[]) => expect(foundBy(sameParagraph, planned)).toEqual([]);
  fine(article('a', LONG), article('b', LONG, { state: 'private' }));
  fine(article('a', LONG), article('b', LONG, { isDraft: true }));
  fine(article('a', LONG), article('b', '', { texts: { seeded: LONG } }));
  fine(article('a', 'The mill is old and red.'), article('b', 'The mill is old and red.'));
  fine(article('a', LONG), article('b', LONG.replace('two', 'three')));
  fine(article('a', `${LONG}\n${LONG}`));
});

it('quotes, tables, other versions of an article, and templates are fine', () => {
  const fine = (...planned: Planned[]) => expect(foundBy(sameParagraph, planned)).toEqual([]);
  fine(article('a', LONG), article('b', `So it says: [quote]${LONG}|the chronicle[/quote]`));
  fine(...['a', 'b'].map((id) => article(id, `[table][tr][td]Text[/td][td]${LONG}[/td][/tr][/table]`)));
  fine(article('a', LONG, { title: 'The Mill' }), article('b', LONG, { title: 'the mill' }));
  fine(...['a', 'b', 'c', 'd'].map((id) => article(id, LONG)));
});
