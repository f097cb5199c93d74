import { describe, expect, it } from 'vitest';
import { describeTimeLeft, formatDuration, timeLeft } from '../../../components/library/first-sync-time.tsx';
import { describeSkipped } from '../../../components/library/skipped-notice.tsx';
import { describeFreed } from '../../../components/library/storage-usage.tsx';
import { DEFAULT_SETTINGS } from '../../../lib/settings/index.ts';

const at = (pace: number) => ({ ...DEFAULT_SETTINGS, pace });
const copy = (done: number, total: number | null, copied = 0, wanted = 0, skipped = 0) => ({
  ...{ progress: { done, total }, bodies: { copied, wanted }, skipped, syncedAt: null },
});

describe('the time that a first sync takes', () => {
  it('counts a request for each list page and each full text', () => {
    expect(timeLeft(copy(0, 100_000), at(1), 'current')).toEqual({ lists: 2_006, texts: 100_000 });
    expect(timeLeft(copy(0, 100_000), at(2), 'current')).toEqual({ lists: 1_003, texts: 50_000 });
    expect(timeLeft(copy(50_000, 100_000), at(1), 'current').lists).toBe(1_006);
  });

  it('is described separately for lists and full texts', () => {
    const words = (pace: number) => describeTimeLeft(timeLeft(copy(0, 100_000), at(pace), 'current'));
    expect(words(1)).toBe('About 1 day 4 hr left: 33 min for the lists, 1 day 4 hr for full texts.');
    expect(words(2)).toBe('About 14 hr 10 min left: 17 min for the lists, 13 hr 55 min for full texts.');
    expect(describeTimeLeft(timeLeft(copy(0, null), at(1), 'current'))).toBe(null);
  });

  it('decreases to nothing, and skipped entries don’t count', () => {
    const known = { ...copy(0, 0, 900, 1_000), progress: null, syncedAt: 5 };
    expect(describeTimeLeft(timeLeft(known, at(1), 'current'))).toBe('About 2 min left for full texts.');
    expect(
      describeTimeLeft(timeLeft({ ...known, bodies: { copied: 980, wanted: 1_000 } }, at(1), 'current')),
    ).toBe('Less than a minute left.');
    expect(
      describeTimeLeft(
        timeLeft({ ...known, bodies: { copied: 997, wanted: 1_000 }, skipped: 3 }, at(1), 'current'),
      ),
    ).toBe(null);
  });

  it.each([
    [59, null],
    [61, '1 min'],
    [4_200, '1 hr 10 min'],
    [7_200, '2 hr'],
    [86_400, '1 day'],
    [180_000, '2 days 2 hr'],
  ])('%i seconds are %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));
});

describe('what could not be read', () => {
  const row = (title: string, kind = 'article') =>
    ({ kind, id: title, title, reason: 'noAnswer', nextAt: 0 }) as const;

  it('is named as far as a sentence allows', () => {
    expect(describeSkipped([row('Kelp')])).toBe('Couldn’t read 1 article. Loreside will try again: Kelp.');
    expect(describeSkipped([row('Kelp'), row('Dunmar'), row('Saltmere')])).toBe(
      'Couldn’t read 3 articles. Loreside will try again: Kelp, Dunmar, and Saltmere.',
    );
    const many = [...Array.from({ length: 40 }, (_, n) => row(`A${n}`)), row('Map', 'map')];
    expect(describeSkipped(many)).toBe(
      'Couldn’t read 41 entries. Loreside will try again: A0, A1, A2, and 38 more.',
    );
  });
});

it('the space that deleting a copy has freed is reported', () => {
  expect(describeFreed(80_000_000, 80_000_000)).toMatch(
    /^Deleting the copy hasn’t freed space yet\..*Deleting all offline copies frees it/,
  );
  expect(describeFreed(80_000_000, 20_000_000)).toMatch(/^Deleting the copy has freed 60 MB so far\./);
});
