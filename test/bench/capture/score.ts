/** Number of matches, and of items on each side. */
export type Bag = [matched: number, said: number, shown: number];
export type Score = Record<string, Bag>;

export const HEAD = ['heading', 'linktok', 'item', 'row', 'b', 'i'];
export const PERFECT = ['tokens', 'heading', 'linktok', 'item', 'row', 'b', 'i', 'code', 'quote', 'pre'];

export function sum(scores: Score[]): Score {
  const all: Score = {};
  for (const score of scores) {
    for (const [name, bag] of Object.entries(score)) {
      const total = all[name] ?? [0, 0, 0];
      all[name] = [total[0] + bag[0], total[1] + bag[1], total[2] + bag[2]];
    }
  }
  return all;
}

const bagOf = (score: Score, name: string): Bag => score[name] ?? [0, 0, 0];

/** Shares of lost and added words. */
export const lost = (score: Score): number =>
  1 - bagOf(score, 'tokens')[0] / (bagOf(score, 'tokens')[1] || 1);
export const added = (score: Score): number =>
  1 - bagOf(score, 'tokens')[0] / (bagOf(score, 'tokens')[2] || 1);

export function f1(score: Score, name: string): number {
  const [matched, said, shown] = bagOf(score, name);
  return said + shown === 0 ? 1 : (2 * matched) / (said + shown);
}

export const headF1 = (score: Score): number =>
  HEAD.map((name) => f1(score, name)).reduce((total, one) => total + one, 0) / HEAD.length;

export function isPerfect(score: Score): boolean {
  return PERFECT.every((name) => {
    const [matched, said, shown] = bagOf(score, name);
    return matched === said && matched === shown;
  });
}

/** Precision, recall and F1 of a bag. */
export function precisionAndRecall([matched, said, shown]: Bag): [number, number, number] {
  const precision = shown === 0 ? Number(said === 0) : matched / shown;
  const recall = said === 0 ? 1 : matched / said;
  return [precision, recall, said + shown === 0 ? 1 : (2 * matched) / (said + shown)];
}
