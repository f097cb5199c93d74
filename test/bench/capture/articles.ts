// How much of a page's article is captured, and how much else: with every step, without each of them, and by the article
// finder alone.

import type { Page } from '@playwright/test';
import type { Row } from '../page/row.ts';
import type { SavedPage } from './corpora.ts';
import { type Bag, precisionAndRecall } from './score.ts';

export interface ArticleScore {
  id: string;
  ours: Bag;
  alone: Bag;
  without: Record<string, Bag>;
}

export async function articleScore(page: Page, { id, expected, either }: SavedPage): Promise<ArticleScore> {
  const score: Omit<ArticleScore, 'id'> = await page.evaluate(
    `loreside.articleScore(${JSON.stringify({ expected, either })})`,
  );
  return { id, ...score };
}

/** Means over the pages, and the worst pages. */
export function articleRows(scores: ArticleScore[]): Row[] {
  const row = (what: string, of: (score: ArticleScore) => Bag | undefined): Row => {
    const shares = scores.map((score) => precisionAndRecall(of(score) ?? [0, 0, 0]));
    const mean = (at: 0 | 1 | 2): string =>
      ((shares.reduce((all, share) => all + share[at], 0) / (shares.length || 1)) * 100).toFixed(2);
    return {
      what: `article, ${what}: precision / recall / F1, %`,
      value: `${mean(0)} / ${mean(1)} / ${mean(2)}`,
      goal: '',
      met: null,
    };
  };
  const f1 = ({ ours }: ArticleScore): number => precisionAndRecall(ours)[2];
  const worst = [...scores].sort((one, other) => f1(one) - f1(other)).slice(0, 10);
  return [
    row('finder alone', ({ alone }) => alone),
    row('every step', ({ ours }) => ours),
    ...Object.keys(scores[0]?.without ?? {}).map((step) =>
      row(`without “${step}”`, ({ without }) => without[step]),
    ),
    ...worst.map((score) => ({
      what: `  ${score.id}: F1 (finder alone), %`,
      value: `${(f1(score) * 100).toFixed(1)} (${(precisionAndRecall(score.alone)[2] * 100).toFixed(1)})`,
      goal: '',
      met: null,
    })),
  ];
}
