import type { CallOptions, FullService } from '../../service/index.ts';
import type { SkipReason } from '../store/database.ts';
import { failureKind, nullIfGone } from './service.ts';

/** A response that was understood by the service and cannot be used here. */
export class Unusable extends Error {
  override name = 'Unusable';
  readonly reason: SkipReason;

  constructor(reason: SkipReason, cause: unknown) {
    super('This could not be read into the offline copy.', { cause });
    this.reason = reason;
  }
}

/** Failures of a single read. Any other (no right key, too many requests) stops all reads. */
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
/** These may as well be trouble with everything: one small request tells. */
const DOUBTFUL: ReadonlySet<string | null> = new Set(['timeout', 'offline', 'server', 'redirected']);

/**
 * Why one thing could not be read, where the reason lies with this thing alone; then it can be skipped. Rejects with the
 * same error where World Anvil cannot be reached at all, where it stops us, and where the trouble is not a response's.
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

/** A read by id: the thing, null where it is gone, `unclear` where this one thing cannot be read. */
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
