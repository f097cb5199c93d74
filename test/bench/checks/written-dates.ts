import type { Random } from '../../service/seed/random.ts';

/** A label that the world's eras don't explain, and one that they do. */
export const LABELS = ['AF', 'AF', 'AF', 'A.F.', 'After the Fall', 'of the Age of Ash', 'XE', ''] as const;
const MONTHS = ['Frost', 'Thaw', 'Harvest', 'Highsun', 'Deep Night'] as const;

const ordinal = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;

/** A year as people write it. With one label, what is written is in the order of the years. */
export function written(random: Random, year: number, label: string): string {
  const behind = label === '' ? `${year}` : `${year} ${label}`;
  const day = 1 + random.below(28);
  const month = random.pick(MONTHS);
  const ways = [
    behind,
    behind,
    behind,
    label === '' ? `year ${year}` : `the year ${behind}`,
    `${ordinal(day)} of ${month}, ${behind}`,
    `${day} ${month} ${behind}`,
    `${month} ${day}, ${behind}`,
    `${behind}.`,
  ];
  return ways[random.below(ways.length)] ?? behind;
}

/** A date that nobody can be sure of, and that may say anything. */
export function doubtful(random: Random, year: number, label: string): string {
  const behind = label === '' ? `${year}` : `${year} ${label}`;
  const ways = [
    `c. ${Math.round(year / 10) * 10} ${label}`,
    'long ago',
    'unknown',
    `${behind} or ${year - 40}`,
    `before ${behind}`,
    `when the ${year} lamps were lit`,
    `a generation before the Flood`,
    `${year}/${year - 90}`,
    `said to be ${behind}`,
    `after ${year - 200} ${label}`,
  ];
  return (ways[random.below(ways.length)] ?? behind).trim();
}
