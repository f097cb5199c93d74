import type { Page } from '@playwright/test';
import { type SavedPage, savedPages } from './corpora.ts';
import type { Score } from './score.ts';

export interface RoundTrip {
  id: string;
  score: Score;
  differences: string[];
}

/** Converts every saved page's article, or whole body, to markup and back. */
export async function roundTrips(
  page: Page,
  folder: string,
  part: 'expected' | 'source',
): Promise<RoundTrip[]> {
  const results: RoundTrip[] = [];
  for (const saved of savedPages(folder))
    results.push({ id: saved.id, ...(await roundTrip(page, saved, part)) });
  return results;
}

async function roundTrip(
  page: Page,
  saved: SavedPage,
  part: 'expected' | 'source',
): Promise<Omit<RoundTrip, 'id'>> {
  const text = JSON.stringify(saved[part]);
  return page.evaluate(`(() => { const { score, differences } = loreside.roundTrip(${text}, 'http://fakehost/test/page.html');
    return { score, differences }; })()`);
}
