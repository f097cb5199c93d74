import type { Day, DayWords } from '../versions/index.ts';

/** Something to reach between two days, and what counts. */
export interface Challenge {
  name: string;
  from: Day;
  to: Day;
  target: number;
  /** What the target counts. */
  unit: 'words' | 'articles';
  isOnlyNew: boolean;
  isOnlyPublic: boolean;
  isWithoutDrafts: boolean;
  /** Words of an article. */
  minimum: number;
  /** Codes; empty: all. */
  templates: readonly string[];
}

/** An article that was written in during a challenge. */
export interface ChallengeArticle {
  id: string;
  title: string;
  template: string | null;
  isPublic: boolean;
  isDraft: boolean;
  /** The day it was made; null: nobody knows. */
  createdOn: Day | null;
  /** What it got since the challenge began, less than it has if it is older. */
  words: number;
  /** All of its words. */
  length: number;
}

/** Why an article doesn't count, or not yet. */
export type Reason = 'old' | 'private' | 'draft' | 'short' | 'template';

export interface Judged extends ChallengeArticle {
  /** Empty: it counts. */
  reasons: Reason[];
}

/** Why an article doesn't count in a challenge. Pure. */
export function judge(challenge: Challenge, article: ChallengeArticle): Reason[] {
  const { createdOn, template } = article;
  const isNew = createdOn !== null && createdOn >= challenge.from && createdOn <= challenge.to;
  const isOther = challenge.templates.length > 0 && !challenge.templates.includes(template ?? '');
  const reasons: [Reason, boolean][] = [
    ['old', challenge.isOnlyNew && !isNew],
    ['template', isOther],
    ['short', article.length < challenge.minimum],
    ['draft', challenge.isWithoutDrafts && article.isDraft],
    ['private', challenge.isOnlyPublic && !article.isPublic],
  ];
  return reasons.flatMap(([reason, isSo]) => (isSo ? reason : []));
}

/** How far a challenge is. */
export interface Standing {
  done: number;
  counting: Judged[];
  /** Those with the fewest reasons first: they are nearly there. */
  notYet: Judged[];
  /** What was done at the end of each day, from the first to today. */
  line: { day: Day; done: number }[];
}

const byWords = (a: Judged, b: Judged): number => b.words - a.words;

/** What counts in a challenge, and what doesn't yet. Pure. */
export function standingOf(
  challenge: Challenge,
  articles: readonly ChallengeArticle[],
  rows: readonly DayWords[],
): Standing {
  const judged = articles.map((article): Judged => ({ ...article, reasons: judge(challenge, article) }));
  const counting = judged.filter(({ reasons }) => reasons.length === 0).sort(byWords);
  const notYet = judged
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => a.reasons.length - b.reasons.length || byWords(a, b));
  const ids = new Set(counting.map(({ id }) => id));
  const steps = new Map<Day, number>();
  const seen = new Set<string>();
  for (const { kind, id, day, came, went } of rows) {
    if (kind !== 'article' || !ids.has(id) || day < challenge.from || day > challenge.to) continue;
    const isFirst = !seen.has(id);
    seen.add(id);
    const step = challenge.unit === 'articles' ? Number(isFirst) : came - went;
    steps.set(day, (steps.get(day) ?? 0) + step);
  }
  let sum = 0;
  const line = [...steps]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, step]) => {
      sum = Math.max(0, sum + step);
      return { day, done: sum };
    });
  const done =
    challenge.unit === 'articles' ? counting.length : counting.reduce((all, { words }) => all + words, 0);
  return { done, counting, notYet, line };
}
