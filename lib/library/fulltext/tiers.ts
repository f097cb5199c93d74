/** Segments of one tier that are merged. */
const FAN = 4;
/** Bytes of the largest segment of tier 0: a batch or a few. Each tier above goes up to four times as far. */
const LEAST = 128 * 1024;

const tierOf = (bytes: number): number => Math.max(0, Math.ceil(Math.log2(bytes / LEAST) / 2));

/**
 * How many of the newest segments are to become one, 0: none. With sizes in bytes, newest first. Each body is written
 * about once per tier, and there are never more than three segments of a tier.
 */
export function dueForMerge(sizes: readonly number[]): number {
  const tiers = sizes.map(tierOf);
  for (let tier = 0; tier <= Math.max(0, ...tiers); tier++) {
    const older = tiers.findIndex((one) => one > tier);
    const run = older < 0 ? tiers : tiers.slice(0, older);
    if (run.filter((one) => one === tier).length >= FAN) return run.length;
  }
  return 0;
}
