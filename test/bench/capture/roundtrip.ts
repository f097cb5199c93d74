import type { Page } from '@playwright/test';
import { type SavedPage, savedPages } from './corpora.ts';
import { added, f1, headF1, lost, type Score, sum } from './score.ts';

export interface RoundTrip {
  id: string;
  score: Score;
  differences: string[];
}

/** Every saved page's article (or whole body) through markup and back. */
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

export const CLASSES = [
  'heading',
  'linktok',
  'item',
  'row',
  'b',
  'i',
  'u',
  's',
  'sup',
  'sub',
  'code',
  'quote',
  'pre',
  'breaks',
  'hr',
];

export function summary(results: RoundTrip[]): string[] {
  const all = sum(results.map((result) => result.score));
  const percent = (share: number): string => (share * 100).toFixed(3);
  return [
    `lost ${percent(lost(all))} % · added ${percent(added(all))} % · Head F1 ${percent(headF1(all))}`,
    CLASSES.map((name) => `${name} ${(f1(all, name) * 100).toFixed(2)}`).join(' · '),
    `pages losing > 0.1 % of their words: ${results.filter((result) => lost(result.score) > 0.001).length} of ${results.length}`,
  ];
}
