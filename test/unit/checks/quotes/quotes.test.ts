import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fingerprintsOf, matchesOf, sharedRun } from '../../../../lib/checks/quotes/index.ts';
import { readWords } from '../../../../lib/checks/quotes/words.ts';
import { atOnce } from '../../../../lib/checks/steps.ts';

const wordsOf = (text: string): string[] => {
  const { count, starts, ends } = readWords(text);
  return Array.from({ length: count }, (_, at) => text.slice(starts[at], ends[at]));
};

it('words are read without tags, targets and punctuation, in any script', () => {
  expect(wordsOf('[b]Don’t[/b] go, @[Mira Venn](person:a-1)! Über 北 it’s')).toEqual(
    'Don’t go Mira Venn Über 北 it’s'.split(' '),
  );
  expect(wordsOf('')).toEqual([]);
  expect(wordsOf('the dogs’')).toEqual(['the', 'dogs’']);
});

it('addresses have no words, and what follows them does', () => {
  expect(
    wordsOf('See https://a.org/w/x?y=1 for [url:http://b.org/c|d]more[/url] or http://c.org[b]now[/b]'),
  ).toEqual('See for more or now'.split(' '));
  expect(wordsOf('Note: //nothing')).toEqual(['Note', 'nothing']);
  expect(wordsOf('https://a.org/b')).toEqual([]);
});

it('the same words have the same hash, whatever their case and apostrophes', () => {
  const hashOf = (text: string) => readWords(text).hashes[0];
  expect(hashOf('Don’t')).toBe(hashOf("DON'T"));
  expect(hashOf('dont')).toBe(hashOf('don’t'));
  expect(hashOf('done')).not.toBe(hashOf('dont'));
});

const other = fc.array(fc.stringMatching(/^[a-m]{1,6}$/), { maxLength: 60 });
const shared = fc.array(fc.stringMatching(/^[n-z]{2,7}$/), { minLength: 12, maxLength: 20 });

it('twelve shared words are noticed, whatever is around them', () => {
  fc.assert(
    fc.property(other, other, other, other, shared, (a, b, c, d, run) => {
      const open = [...a, ...run, ...b].join(' ');
      const hidden = [...c, ...run, ...d].join(' [i]\n');
      const field = (owner: string, text: string) => ({ owner, prints: fingerprintsOf(text) });
      const [match] = atOnce(matchesOf([field('open', open)], [field('hidden', hidden)]));
      const found =
        match &&
        sharedRun({ text: open, offset: match.openOffset }, { text: hidden, offset: match.hiddenOffset });
      expect(found?.words).toBeGreaterThanOrEqual(run.length);
    }),
  );
});

it('a text of any length is read', () => {
  const run = 'we buried the crown below the third stair of the old drowned mill';
  const filler = Array.from({ length: 40_000 }, (_, at) => `word${at}`).join(' ');
  const [open, hidden] = [`${filler} ${run}`, run].map((text, at) => ({
    owner: `${at}`,
    prints: fingerprintsOf(text),
  }));
  expect(open && hidden && atOnce(matchesOf([open], [hidden]))).not.toEqual([]);
});
