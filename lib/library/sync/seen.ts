// The locations that a round has seen, one bit each.

export const hasSeen = (seen: Uint8Array, location: number): boolean =>
  ((seen[location >> 3] ?? 0) & (1 << (location & 7))) !== 0;

/** With these as well. */
export function addSeen(seen: Uint8Array, locations: readonly number[]): Uint8Array {
  const last = Math.max(-1, ...locations);
  const more = new Uint8Array(Math.max(seen.length, (last >> 3) + 1));
  more.set(seen);
  for (const location of locations) more[location >> 3] = (more[location >> 3] ?? 0) | (1 << (location & 7));
  return more;
}
