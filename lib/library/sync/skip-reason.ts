import type { CallOptions, FullService } from '../../service/index.ts';
import type { SkipReason } from '../store/database.ts';
import { failureKind, nullIfGone } from './service.ts';

/** A response that the service could parse but that can't be used here. */
export class Unusable extends Error {
  override name = 'Unusable';
  readonly reason: SkipReason;

  constructor(reason: SkipReason, cause: unknown) {
    super('This could not be read into the offline copy.', { cause });
    this.reason = reason;
  }
}

/** Failures of a single read. Any other (no valid key, rate limit) stops all reads. */
const REASONS: ReadonlyMap<string | null, SkipReason> = new Map([
  ['notUnderstood', 'notUnderstood'],
  ['redirected', 'notUnderstood'],
  ['forbidden', 'refused'],
  ['invalid', 'refused'],
  ['unsupported', 'refused'],
  ['timeout', 'noAnswer'],
  ['offline', 'noAnswer'],
  ['server', 'serverError'],
]);
/** May also be a general outage, which one small request can tell. */
const DOUBTFUL: ReadonlySet<string | null> = new Set(['timeout', 'offline', 'server', 'redirected']);

/**
 * Why an item can't be read, if the reason concerns this item only, so that it can be skipped. Otherwise rejects with
 * the same error: World Anvil can't be reached or refuses all reads, or the response isn't at fault.
 */
export async function skipReason(
  { service, options }: { service: Pick<FullService, 'identity'>; options: CallOptions },
  error: unknown,
): Promise<SkipReason> {
  if (error instanceof Unusable) return error.reason;
  const kind = failureKind(error);
  const reason = REASONS.get(kind);
  if (reason === undefined) throw error;
  if (DOUBTFUL.has(kind))
    await service.identity(options).catch(() => {
      throw error;
    });
  return reason;
}

/** A read by id: the item, null if deleted, `unclear` if this item can't be read. */
export async function withSkipReason<T>(
  context: { service: Pick<FullService, 'identity'>; options: CallOptions },
  reading: Promise<T>,
): Promise<T | 'unclear' | null> {
  try {
    return await nullIfGone(reading);
  } catch (error) {
    await skipReason(context, error);
    return 'unclear';
  }
}
