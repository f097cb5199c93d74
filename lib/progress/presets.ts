import type { Day } from '../versions/index.ts';
import type { Challenge } from './challenge.ts';

/** World Anvil's two big challenges, in the year in which they come next or are on. */
export function presets(today: Day): [Challenge, Challenge] {
  const year = Number(today.slice(0, 4));
  const rule = { isOnlyNew: true, isOnlyPublic: true, isWithoutDrafts: true, templates: [] };
  const summer = today > `${year}-07-31` ? year + 1 : year;
  return [
    {
      ...{ name: 'WorldEmber', from: `${year}-12-01`, to: `${year}-12-31` },
      ...{ ...rule, target: 10_000, unit: 'words', minimum: 0 },
    },
    {
      ...{ name: 'Summer Camp', from: `${summer}-07-01`, to: `${summer}-07-31` },
      ...{ ...rule, target: 8, unit: 'articles', minimum: 300 },
    },
  ];
}
