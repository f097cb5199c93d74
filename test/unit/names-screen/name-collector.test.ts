import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_PLACES, NameCollector } from '../../../components/names/use-names.ts';
import { openLibrary, openWriter } from '../../../lib/library/index.ts';
import { entry } from '../library/entry.ts';

describe('names in the text of a page', () => {
  beforeEach(async () => {
    await (await openLibrary()).clear();
    await openWriter().put('w1', [
      entry('n', 'The Needle', { template: 'landmark' }),
      entry('g', 'Gull Ward', { isDraft: true }),
      entry('s', 'Gull Ward secret', { kind: 'secret' }),
    ]);
  });

  const finding = async (covers: boolean) => {
    const library = await openLibrary();
    return new NameCollector(await library.names('w1'), await library.searcher('w1'), covers);
  };
  const told = ({ entries }: NameCollector) => entries.map(({ title, places }) => [title, places]);

  it('are listed once each, with every place, in text order', async () => {
    const found = await finding(false);
    found.add('To The Needle, past Gull Ward.\n', 0);
    found.add('The Needle again.', 100);
    expect(told(found)).toEqual([
      ['The Needle', [3, 13, 100, 110]],
      ['Gull Ward', [20, 29]],
    ]);
  });

  it('exclude private entries in screen-share mode, and secrets always', async () => {
    const found = await finding(true);
    found.add('Gull Ward, Gull Ward secret, The Needle', 0);
    expect(told(found)).toEqual([['The Needle', [29, 39]]]);
  });

  it('stop at the limit of a long page', async () => {
    const found = await finding(false);
    found.add('The Needle. '.repeat(MAX_PLACES + 5), 0);
    expect(found.isFull).toBe(true);
    expect(found.entries[0]?.places).toHaveLength(MAX_PLACES * 2);
  });
});
