import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkup, parseMarkup, plainTextOf } from '../../../lib/markup/index.ts';
import { splitMarkup } from '../../../lib/markup/split.ts';
import { unbalanced } from './writing.ts';

const wordsOf = (markup: string): string[] => plainTextOf(parseMarkup(markup)).split(/\s+/).filter(Boolean);
const paragraph = (word: string, count: number): string => `${word} `.repeat(count).trim();

describe('splitMarkup', () => {
  test("doesn't split a text that fits", () => {
    expect(splitMarkup('[h1]A[/h1]\n\nb', 100)).toEqual(['[h1]A[/h1]\n\nb']);
  });

  test('prefers a heading over a later paragraph', () => {
    const first = `[h1]One[/h1]\n\n${paragraph('salt', 12)}`;
    const second = `[h2]Two[/h2]\n\n${paragraph('eel', 3)}\n\n${paragraph('reed', 30)}`;
    expect(splitMarkup(`${first}\n\n${second}`, 110)[0]).toBe(first);
  });

  test('splits between paragraphs if no heading is near', () => {
    const markup = ['salt', 'eel', 'reed', 'rope'].map((word) => paragraph(word, 8)).join('\n\n');
    for (const part of splitMarkup(markup, 90)) expect(wordsOf(part).length % 8).toBe(0);
  });

  test('splits between list items and table rows, and reopens the list or table', () => {
    const list = `[ul]\n${Array.from({ length: 9 }, (_, at) => `[li]eel number ${at}[/li]`).join('\n')}\n[/ul]`;
    const [first = '', second = ''] = splitMarkup(list, 120);
    expect(first).toMatch(/^\[ul\]\n\[li\]eel number 0[\s\S]*\[\/li\]\n\[\/ul\]$/);
    expect(second).toMatch(/^\[ul\]\n\[li\]eel number \d/);
    const row = (at: number): string => `[tr][td]eel[/td][td]${at}[/td][/tr]`;
    const table = `[table]\n${Array.from({ length: 9 }, (_, at) => row(at)).join('\n')}\n[/table]`;
    for (const part of splitMarkup(table, 150)) {
      expect(part).toMatch(/^\[table\]\n\[tr\]/);
      expect(part).toMatch(/\[\/tr\]\n\[\/table\]$/);
    }
  });

  test('continues the numbers of a split list in the next part', () => {
    const items = Array.from({ length: 6 }, (_, at) => `[li]eel of rank ${at + 1}[/li]`);
    items[4] = '[li]eel of rank 5\n[ol]\n[li]its young[/li]\n[/ol][/li]';
    const [first = '', second = '', ...more] = splitMarkup(
      `[ol]\n${items.join('\n')}\n[/ol]\n\nThe end.`,
      160,
    );
    expect(more).toEqual([]);
    expect(first).toBe(`[ol]\n${items.slice(0, 4).join('\n')}\n[/ol]`);
    expect(second).toBe(
      '[ul]\n[li]5. eel of rank 5\n[ol]\n[li]its young[/li]\n[/ol][/li]\n[li]6. eel of rank 6[/li]\n[/ul]\n\nThe end.',
    );
  });

  test('splits inside a numbered item, and the next item has the next number', () => {
    const markup = `[ol]\n[li]salt[/li]\n[li]${paragraph('eel', 40)}[/li]\n[li]reed[/li]\n[/ol]`;
    const [, second = ''] = splitMarkup(markup, 140);
    expect(second).toMatch(/^\[ul\]\n\[li\](eel ?)+\[\/li\]\n\[li\]3\. reed\[\/li\]\n\[\/ul\]$/);
  });

  test("doesn't turn the text of a split quote into its author", () => {
    const quote = `[quote]${paragraph('salt|eel', 30)}|Oth[/quote]`;
    const parts = splitMarkup(quote, 120);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts.slice(0, -1)) expect(part).toMatch(/\|\[\/quote\]$/);
    expect(parts[parts.length - 1]).toMatch(/\|Oth\[\/quote\]$/);
  });

  test('divides no mention and no tag with a space in it, and raw text only as raw text', () => {
    const mention = '@[the Drowned Crown of the Reeds](item:0f4c)';
    for (const part of splitMarkup(`${paragraph('salt', 9)} ${mention} [b ]eel[/b] `.repeat(9), 90))
      expect(part.replaceAll(mention, '')).not.toMatch(/@|Crown|\[b(?! ?\])/);
    const raw = splitMarkup(`[noparse]${'[b]'.repeat(80)}[/noparse]`, 120);
    expect(raw.length).toBeGreaterThan(1);
    expect(raw.map((part) => plainTextOf(parseMarkup(part))).join('')).toBe('[b]'.repeat(80));
  });

  test('cuts before a long comment, never within', () => {
    const parts = splitMarkup(`[b]${'s'.repeat(40)}/* ${'n'.repeat(306)} */${'e'.repeat(40)}[/b]`, 360);
    expect(parts.map(unbalanced)).toEqual([null, null]);
    expect(parts.flatMap(wordsOf)).toEqual(['s'.repeat(40), 'e'.repeat(40)]);
  });

  test('splits a single overlong word, but never a tag or a character', () => {
    const parts = splitMarkup(`[b]${'𝔰'.repeat(200)}[/b][url:https://a.example/x]there[/url]`, 120);
    expect(parts.every((part) => unbalanced(part) === null && !part.includes('\ufffd'))).toBe(true);
    expect(parts.map((part) => plainTextOf(parseMarkup(part))).join('')).toBe(`${'𝔰'.repeat(200)}there`);
  });
});

const word = fc.stringMatching(/^[\p{L}\d[\]|@*/]{1,9}$/u);
const plain = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => escapeMarkup(words.join(' ')));
/** What World Anvil reads as one: a tag with a space in it, a mention, raw text, a fact. */
const whole = fc.constantFrom(
  '@[the Drowned Crown](item:0f4c)',
  '[u ]salt[/u]',
  '[noparse][b] and so on[/noparse]',
  '--Born in::the Reeds--',
  '/* not yet told */',
  '[url : https://a.example/] here[/url]',
);
const line = fc
  .array(fc.oneof({ weight: 3, arbitrary: plain }, whole), { minLength: 1, maxLength: 3 })
  .map((pieces) => pieces.join(' - '));
const marked = fc
  .tuple(fc.constantFrom('b', 'i', 'code', 'url:https://a.example/'), line)
  .map(([tag, text]) => `[${tag}]${text}[/${tag.split(':')[0]}]`);
const flow = fc.array(fc.oneof(line, marked), { minLength: 1, maxLength: 5 }).map((runs) => runs.join(' - '));
const block = fc.oneof(
  flow,
  line.map((text) => `[h2]${text}[/h2]`),
  fc
    .array(flow, { minLength: 1, maxLength: 6 })
    .map((items) => `[ul]\n${items.map((item) => `[li]${item}[/li]`).join('\n')}\n[/ul]`),
  flow.map((text) => `[quote]${text}|[/quote]`),
  fc
    .array(flow, { minLength: 1, maxLength: 4 })
    .map((cells) => `[table]\n[tr]${cells.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]\n[/table]`),
);
const text = fc.array(block, { minLength: 1, maxLength: 12 }).map((blocks) => blocks.join('\n\n'));

test('the parts of any text are balanced, within the limit, and contain all of it in order', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 220, max: 900 }), (markup, limit) => {
      const parts = splitMarkup(markup, limit);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(limit);
        expect(unbalanced(part)).toBeNull();
      }
      expect(parts.flatMap(wordsOf)).toEqual(wordsOf(markup));
    }),
    { numRuns: 300 },
  );
});
