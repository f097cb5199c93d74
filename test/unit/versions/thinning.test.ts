import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredVersion } from '../../../lib/versions/database.ts';
import { keptVersions, sparselyKept } from '../../../lib/versions/thinning.ts';

const DAY = 86_400_000;
const now = new Date(2_026, 10, 28, 12).getTime();

const version = (daysAgo: number, more: Partial<StoredVersion> = {}): StoredVersion => ({
  ...{ at: now - daysAgo * DAY, updatedAt: null, cause: 'sync', title: '', words: 0, came: 0, went: 0 },
  ...{ checksum: 0, packed: { start: 0, end: 0, length: 0, parts: [] } },
  ...more,
});

const keptDays = (versions: StoredVersion[]): number[] =>
  [...keptVersions({ versions }, now)].map(({ at }) => Math.round((now - at) / DAY)).sort((a, b) => a - b);

it('everything of the last week stays', () => {
  const versions = Array.from({ length: 60 }, (_, at) => version(6.9 - at / 10));
  expect(keptVersions({ versions }, now).size).toBe(60);
});

it('after a week one version a day stays, after two months one a week, after a year one a month', () => {
  const hourly = Array.from({ length: 24 * 3 }, (_, at) => version(40 + (72 - at) / 24));
  expect(keptVersions({ versions: [...hourly, version(0)] }, now).size).toBeLessThanOrEqual(4 + 1);
  const daily = Array.from({ length: 140 }, (_, at) => version(200 - at));
  const [weeks, days] = [
    keptDays(daily).filter((one) => one > 60),
    keptDays(daily).filter((one) => one <= 60),
  ];
  expect(weeks.length).toBeGreaterThanOrEqual(20);
  expect(weeks.length).toBeLessThanOrEqual(22);
  expect(days.length).toBe(0);
  const old = Array.from({ length: 300 }, (_, at) => version(1_000 - at));
  expect(keptDays(old).length).toBeLessThanOrEqual(12);
});

it('pinned versions and the newest stay, however little room there is', () => {
  const versions = [version(900, { isPinned: true }), version(899), version(898), version(1)];
  expect([...sparselyKept({ versions })]).toEqual([versions[0], versions[3]]);
  expect(keptVersions({ versions }, now).has(versions[0] ?? version(0))).toBe(true);
});

it('thinning again removes nothing more, and never the newest', () => {
  const ages = fc.array(fc.double({ min: 0, max: 3_000, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(ages, (all) => {
      const versions = [...all].sort((a, b) => b - a).map((one) => version(one));
      const kept = versions.filter((one) => keptVersions({ versions }, now).has(one));
      expect([...keptVersions({ versions: kept }, now)].length).toBe(kept.length);
      expect(kept.at(-1)).toBe(versions.at(-1));
    }),
  );
});
