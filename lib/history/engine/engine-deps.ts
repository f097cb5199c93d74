import type { ChangedRef, Instant, Result, ServiceFailure, Values } from '../../model/index.ts';
import { attempt, type CallOptions, type CallProblem } from '../../service/index.ts';
import type { BatchStore } from '../batch-store.ts';
import type { ChangeService, ReadThing } from '../kinds/index.ts';
import type { Retention } from '../prune.ts';
import type { HistoryStore } from '../store.ts';

/** All that the engine works with; a test brings its own. */
export interface EngineDeps {
  /** The platform as things stand; null while there is no whole connection. */
  service(): Promise<ChangeService | null>;
  store: HistoryStore;
  batches: BatchStore;
  now(): Instant;
  /** One at a time of each name, in every context; given up with the worker that held it. */
  lock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Ends early with an `AbortError`. */
  rest(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Is told of each failure of the service. */
  failed(failure: ServiceFailure): Promise<unknown>;
  /** Brings the local copy in line with the thing as it was just read. */
  follow(ref: ChangedRef, read: ReadThing): Promise<unknown>;
  /** What the local copy has in these fields, as far as it has them. */
  copied(ref: ChangedRef, names: readonly string[]): Promise<Values>;
  /** Requests a second that the platform may see, sustained. */
  pace(): Promise<number>;
  retention(): Promise<Retention>;
}

/** How calls are made: given up with `signal`. */
export interface CallContext extends CallOptions {
  signal: AbortSignal;
}

/** A call to World Anvil as a result; `failed` is told of a failure. Throws everything else on. */
export async function callService<T>(
  deps: Pick<EngineDeps, 'failed'>,
  call: () => Promise<T>,
): Promise<Result<T, CallProblem>> {
  const result = await attempt(call);
  if (!result.ok) await deps.failed(result.problem);
  return result;
}

export const lockOf = ({ worldId, kind, id }: ChangedRef): string => `history:${worldId}/${kind}/${id}`;
