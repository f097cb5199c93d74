import { expect, it } from 'vitest';
import { readLanguages } from '../../../scripts/build/messages/index.ts';

/** What messages quote and no screen of Loreside says: values, names of files, words of the browser. */
const NOT_OURS = [
  'Manage Extension Shortcuts',
  'fas fa-crown',
  'loreside-backup',
  'left',
  'refused',
  'parsed',
  'Lorem ipsum',
  'TODO',
  '1203 AE',
  'She was born in 1203 AE',
];

const bare = (label: string): string => label.replace(/…$/, '');

const languages = readLanguages().map(({ code, messages }) => ({
  code,
  messages: new Map<string, string>(
    Object.entries(messages).flatMap(([section, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${section}.${name}`, text] as const),
    ),
  ),
}));
const english = languages.find(({ code }) => code === 'en')?.messages ?? new Map<string, string>();

const quotes = [...english].flatMap(([id, text]) =>
  [...text.matchAll(/“([^”{]+)”/g)]
    .map(([, quote = '']) => ({ id, quote: bare(quote) }))
    .filter(({ quote }) => !NOT_OURS.includes(quote)),
);

it('a label that a message quotes is a label', () => {
  const labels = new Set([...english.values()].map(bare));
  expect(quotes.length).toBeGreaterThan(5);
  expect(quotes.filter(({ quote }) => !labels.has(quote))).toEqual([]);
});

it.each(languages)('$code quotes labels in the words of its own screens', ({ messages }) => {
  const differ = quotes.filter(({ id, quote }) => {
    const ids = [...english].flatMap(([one, text]) => (bare(text) === quote ? [one] : []));
    return !ids.some((one) => messages.get(id)?.includes(bare(messages.get(one) ?? '\0')));
  });
  expect(differ).toEqual([]);
});
