import { describe, expect, test } from 'vitest';
import { contentOf } from '../../../components/statblock/content/content.ts';
import { creatureText, sheetText } from '../../../components/statblock/content/copying.ts';
import { readStatblock, valuesOf } from '../../../components/statblock/content/stored-schema.ts';
import { statblock, withData } from '../../../lib/service/schema/statblock.ts';
import { PAYLOADS } from './payloads.ts';

/** From World Anvil's answer to the card, through the stored body. */
async function shown(wire: Record<string, unknown>) {
  const stored: unknown = JSON.parse(JSON.stringify(await withData(statblock.parse(wire))));
  const read = readStatblock(stored);
  if (!read) throw new Error('It could not be read');
  const content = contentOf(read, null);
  if (content.as === 'creature')
    return { read, content, text: creatureText(read.title, content.creature, new Map()) };
  if (content.as === 'sheet')
    return { read, content, text: sheetText(read.title, content.sections, new Map()) };
  return { read, content, text: '' };
}

/** Only the words: marks, punctuation and whitespace are rendered differently. */
const words = (text: string): string[] => text.match(/[\p{L}]{4,}/gu) ?? [];
/** Names of tags and their invisible arguments. */
const MARKS = /\[\/?[a-z]+(?::[^\]|]*\|?)?|\]\([^)]*\)/gi;

describe('a statblock as World Anvil sends it', () => {
  test.each(Object.entries(PAYLOADS))('%s', async (_name, { wire, as, hitPoints, says, hides = [] }) => {
    const { content, text } = await shown(wire);
    expect(content.as).toBe(as);
    expect(content.hitPoints).toBe(hitPoints);
    for (const piece of says) expect(text).toContain(piece);
    for (const piece of hides) expect(text).not.toContain(piece);
  });

  test.each(Object.entries(PAYLOADS))('no word of it is lost: %s', async (_name, { wire }) => {
    const { read, content, text } = await shown(wire);
    if (content.as !== 'creature' && content.as !== 'sheet') return expect(text).toBe('');
    const written = [...valuesOf(read.data ?? new Map(), read).values()].join('\n').replaceAll(MARKS, ' ');
    const told = text.toLowerCase();
    return expect(words(written).filter((word) => !told.includes(word.toLowerCase()))).toEqual([]);
  });
});
