import { expect, it } from 'vitest';
import { publicQuotesPrivate } from '../../../../lib/checks/rules/copies.ts';
import { type Planned, quotesOf, saidBy } from '../planned-world.ts';

const SECRET = 'the warden sold the ninth lamp to the glass guild on the night of the flood';
const BEFORE = 'Nobody in the harbor speaks about it, and yet everybody knows how it came about that ';
const BEHIND = ', and so the coast has been dark since then, whatever the pilots may say about it.';

const said = async (...planned: Planned[]) =>
  saidBy(publicQuotesPrivate, planned, { quotes: await quotesOf(planned) });
const hidden = { id: 'plot', state: 'private' as const, content: `In truth, ${SECRET}. He fled.` };

it('a public text that repeats a private one is found, whatever its markup', async () => {
  const marked = SECRET.replace('ninth lamp', '[b]Ninth[/b] @[Lamp](landmark:0f8fad5b)');
  expect(await said(hidden, { id: 'city', content: `${BEFORE}${marked}${BEHIND}` })).toEqual([
    [`city content: ${SECRET.replace('ninth lamp', 'Ninth Lamp')}`, `plot content: ${SECRET}`],
  ]);
});

it('the storyteller’s notes of the same article count as private', async () => {
  expect(
    await said({ id: 'city', content: `${BEFORE}${SECRET}${BEHIND}`, texts: { seeded: `So ${SECRET}!` } }),
  ).toEqual([[`city content: ${SECRET}`, `city seeded: ${SECRET}`]]);
});

it('few words, phrases that many have, copies of an article, and other private texts are fine', async () => {
  const quoting = (id: string, more: Partial<Planned> = {}): Planned => ({
    ...{ id, content: `${BEFORE}${SECRET}${BEHIND}` },
    ...more,
  });
  expect(
    await said(hidden, { id: 'a', content: `${BEFORE}the warden sold the ninth lamp${BEHIND}` }),
  ).toEqual([]);
  expect(await said(hidden, quoting('a'), quoting('b'))).toEqual([]);
  expect(await said({ ...hidden, title: 'City' }, quoting('a', { title: 'City' }))).toEqual([]);
  expect(await said(hidden, quoting('a', { state: 'private' }))).toEqual([]);
  expect(await said(hidden, quoting('a', { isDraft: true }))).toEqual([]);
});
