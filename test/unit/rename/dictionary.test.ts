import { expect, it } from 'vitest';
import type { EntryKind } from '../../../lib/library/index.ts';
import { dictionaryFile, dictionaryWords, type NamedEntry } from '../../../lib/rename/dictionary.ts';

const named = (title: string, change: Partial<NamedEntry> = {}, kind: EntryKind = 'article'): NamedEntry => ({
  ...{ ref: { kind, id: title }, title, aliases: [], state: 'public', isDraft: false, isPending: false },
  ...change,
});
const compare = new Intl.Collator('en').compare;
const WORLD = [
  named('The Nine Lamps of Saltmere', { aliases: ['Saltmere’s Lamps'] }),
  named('Édda Marsh'),
  named('K’thar-Vey'),
  named('塩の港'),
  named('Ash', { state: 'private' }),
  named('Draft Harbor', { isDraft: true }),
  named('map_final.PNG', {}, 'image'),
  named('Who lit the lamp', {}, 'secret'),
];

it('has each word of a name once, without small words, secrets and files', () => {
  expect(dictionaryWords(WORLD, false, compare)).toEqual(
    [
      'Ash',
      'Draft',
      'Harbor',
      'Édda',
      "K'thar-Vey",
      'Lamps',
      'Marsh',
      'Nine',
      'Saltmere',
      "Saltmere's",
      'The',
      '塩の港',
    ].sort(compare),
  );
});

it('leaves private names out only while others see the screen', () => {
  const words = dictionaryWords(WORLD, true, compare);
  expect(words).not.toContain('Ash');
  expect(words).not.toContain('Harbor');
  expect(words).toContain('Saltmere');
});

it('is written as each program reads it', () => {
  const words = ['Édda', 'Saltmere'];
  expect(dictionaryFile(words, 'plain')).toEqual({ ending: 'txt', content: 'Édda\nSaltmere\n' });
  expect(dictionaryFile(words, 'libreOffice')).toEqual({
    ending: 'dic',
    content: 'OOoUserDict1\nlang: <none>\ntype: positive\n---\nÉdda\nSaltmere\n',
  });
  const { content } = dictionaryFile(words, 'word');
  expect([...content].slice(0, 4)).toEqual([0xff, 0xfe, 0xc9, 0]);
  expect(typeof content === 'string' ? '' : new TextDecoder('utf-16le').decode(content)).toBe(
    'Édda\r\nSaltmere\r\n',
  );
});
