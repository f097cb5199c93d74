import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type Challenge,
  type ChallengeArticle,
  dateOf,
  periodsUntil,
  presets,
  standingOf,
  startOf,
  streakOf,
} from '../../../lib/progress/index.ts';
import type { Day, DayWords } from '../../../lib/versions/index.ts';

const row = (day: Day, came: number, change: Partial<DayWords> = {}): DayWords => ({
  ...{ day, kind: 'article', id: 'a1', came, went: 0, words: came },
  ...change,
});
const sums = (rows: readonly DayWords[]) => new Map(rows.map(({ day, came, went }) => [day, { came, went }]));
const TODAY = '2026-12-16';

describe('days', () => {
  it('follow each other through changes of clocks, months and years', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (count) => {
        const day = addDays('2026-03-29', count);
        expect(addDays(addDays(day, 1), -1)).toBe(day);
        expect(dateOf(addDays(day, 1)).getDay()).toBe((dateOf(day).getDay() + 1) % 7);
      }),
    );
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  });

  it('are in weeks that begin where the person lives, and in months', () => {
    expect(startOf(TODAY, 'week', 1)).toBe('2026-12-14');
    expect(startOf(TODAY, 'week', 7)).toBe('2026-12-13');
    const written = sums([row('2026-12-13', 5), row('2026-12-14', 7), row('2026-11-30', 100, { went: 9 })]);
    const weeks = periodsUntil(written, { unit: 'week', until: TODAY, count: 2, firstDay: 1 });
    expect(weeks.map(({ from, came }) => [from, came])).toEqual([
      ['2026-12-07', 5],
      ['2026-12-14', 7],
    ]);
    const months = periodsUntil(written, { unit: 'month', until: TODAY, count: 2, firstDay: 1 });
    expect(months.map(({ came, went }) => [came, went])).toEqual([
      [100, 9],
      [12, 0],
    ]);
  });
});

describe('a streak', () => {
  const on = (...days: number[]) => sums(days.map((ago) => row(addDays(TODAY, -ago), 300)));
  const goal = { unit: 'day', words: 300 } as const;

  it('counts days that reach the goal, and today isn’t missed before it is over', () => {
    expect(streakOf(on(0, 1, 2), goal, TODAY, 1)).toEqual({ count: 3, isPaused: false });
    expect(streakOf(on(1, 2), goal, TODAY, 1)).toEqual({ count: 2, isPaused: false });
    expect(streakOf(on(), goal, TODAY, 1)).toEqual({ count: 0, isPaused: false });
  });

  it('pauses for up to a week, and goes on with the next day that reaches the goal', () => {
    expect(streakOf(on(3, 4), goal, TODAY, 1)).toEqual({ count: 2, isPaused: true });
    expect(streakOf(on(0, 6, 7), goal, TODAY, 1)).toEqual({ count: 3, isPaused: false });
    expect(streakOf(on(0, 20, 21), goal, TODAY, 1).count).toBe(1);
  });

  it('counts weeks', () => {
    const weekly = { unit: 'week', words: 500 } as const;
    expect(streakOf(on(0, 1, 8, 9), weekly, TODAY, 1)).toEqual({ count: 2, isPaused: false });
  });
});

describe('a challenge', () => {
  const [ember, camp] = presets(TODAY);
  const article = (id: string, change: Partial<ChallengeArticle> = {}): ChallengeArticle => ({
    ...{ id, title: id, template: 'person', isPublic: true, isDraft: false, createdOn: '2026-12-03' },
    ...{ words: 500, length: 500 },
    ...change,
  });

  it('counts new public articles, and says why others don’t count yet', () => {
    const articles = [
      article('new'),
      article('old', { createdOn: '2026-11-30', words: 40 }),
      article('unknown', { createdOn: null }),
      article('hidden', { isPublic: false, isDraft: true }),
      article('draft', { isDraft: true }),
    ];
    const standing = standingOf(ember, articles, [row('2026-12-03', 500, { id: 'new' })]);
    expect(standing.done).toBe(500);
    expect(standing.counting.map(({ id }) => id)).toEqual(['new']);
    expect(standing.notYet.map(({ id, reasons }) => [id, ...reasons])).toEqual([
      ['unknown', 'old'],
      ['draft', 'draft'],
      ['old', 'old'],
      ['hidden', 'draft', 'private'],
    ]);
  });

  it('counts articles of a least length and of some templates', () => {
    const summer: Challenge = { ...camp, from: '2026-12-01', to: '2026-12-31', templates: ['person'] };
    const articles = [
      article('long'),
      article('short', { length: 299 }),
      article('other', { template: 'item' }),
    ];
    const standing = standingOf(summer, articles, []);
    expect(standing.done).toBe(1);
    expect(standing.notYet.map(({ reasons }) => reasons)).toEqual([['short'], ['template']]);
  });

  it('adds up a whole December, day by day', () => {
    const days = Array.from({ length: 31 }, (_, at) => addDays('2026-12-01', at));
    const rows = days.map((day, at) => row(day, 400, { id: `a${at}` }));
    const articles = days.map((day, at) => article(`a${at}`, { createdOn: day, words: 400, length: 400 }));
    const standing = standingOf(ember, articles, rows);
    expect(standing.done).toBe(12_400);
    expect(standing.line.at(-1)).toEqual({ day: '2026-12-31', done: 12_400 });
    expect(standing.line[24]?.done).toBe(10_000);
  });

  it('is next year’s summer once this one is over', () => {
    expect(camp).toMatchObject({ from: '2027-07-01', minimum: 300, unit: 'articles' });
    expect(presets('2026-07-31')[1]?.from).toBe('2026-07-01');
  });
});
