import * as z from 'zod/mini';
import type { Instant } from '../model/index.ts';
import { stored } from './stored.ts';

/** Versions that were removed because all of them together took too much room, since the person last heard of it. */
interface ThinnedVersions {
  count: number;
  at: Instant;
}

const schema = z.object({ count: z.int().check(z.gte(1)), at: z.number() });

const thinned = stored(
  'versions.thinned',
  (raw): ThinnedVersions | null => schema.safeParse(raw).data ?? null,
);

export const readThinnedVersions = thinned.read;
export const watchThinnedVersions = thinned.watch;
/** The person has heard of it. */
export const forgetThinnedVersions = (): Promise<void> => thinned.write(null);
export const noteThinnedVersions = (count: number, at: Instant): Promise<void> =>
  thinned.change((before) => (count === 0 ? before : { count: (before?.count ?? 0) + count, at }));
