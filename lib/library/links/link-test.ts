import { type LinkTest, linkRange } from '../search/index.ts';
import type { LinkIndex } from './link-index.ts';

/** Locations between two yields. */
const STEPS = 256;

/**
 * How many other entries link to each location.
 * @param rest awaited between small steps, if it returns a promise
 */
export async function countLinks(index: LinkIndex, rest: () => Promise<void> | null): Promise<Uint32Array> {
  const counts = new Uint32Array(index.room);
  for (let location = 0; location < index.room; location++) {
    counts[location] = index.countTo(location);
    const pause = location % STEPS === 0 ? rest() : null;
    if (pause) await pause;
  }
  return counts;
}

const nothing = () => false;

/**
 * Decides filters by links. An entry's links to itself don't count.
 * @param titled the locations of the entries with a title
 */
export function linkTest(
  index: LinkIndex,
  counts: Uint32Array,
  titled: (title: string) => readonly number[],
): LinkTest {
  return ({ by, value }) => {
    if (by === 'links') {
      const range = linkRange(value);
      if (!range) return nothing;
      return (location) => {
        const count = counts[location] ?? 0;
        return count >= range.from && count <= range.to;
      };
    }
    const found = new Set<number>();
    for (const location of titled(value)) {
      const links = by === 'to' ? index.to(location) : index.from(location);
      for (const { from, to } of links) if (from !== to) found.add(by === 'to' ? from : to);
    }
    return (location) => found.has(location);
  };
}
