import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_PLACES, NamesFinding } from '../../../components/names/finding.ts';
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
    return new NamesFinding(await library.names('w1'), await library.searcher('w1'), covers);
  };
  const told = ({ things }: NamesFinding) => things.map(({ title, places }) => [title, places]);

  it('are told once each, with every place, in the order of the text', async () => {
    const found = await finding(false);
    found.take('To The Needle, past Gull Ward.\n', 0);
    found.take('The Needle again.', 100);
    expect(told(found)).toEqual([
      ['The Needle', [3, 13, 100, 110]],
      ['Gull Ward', [20, 29]],
    ]);
  });

  it('leave out what is private while the screen is shared, and secrets always', async () => {
    const found = await finding(true);
    found.take('Gull Ward, Gull Ward secret, The Needle', 0);
    expect(told(found)).toEqual([['The Needle', [29, 39]]]);
  });

  it('end where a page has more than is looked at', async () => {
    const found = await finding(false);
    found.take('The Needle. '.repeat(MOST_PLACES + 5), 0);
    expect(found.isFull).toBe(true);
    expect(found.things[0]?.places).toHaveLength(MOST_PLACES * 2);
  });
});
