import type { ChangedRef, Instant, Result, ServiceFailure, Values, WorldId } from '../../model/index.ts';
import { attempt, type CallOptions, type CallProblem } from '../../service/index.ts';
import type { BatchStore } from '../batch-store.ts';
import type { ChangeService, ReadResource } from '../kinds/index.ts';
import type { Retention } from '../prune.ts';
import type { HistoryStore } from '../store.ts';

/** The engine's dependencies. Tests pass their own. */
export interface EngineDeps {
  /** What changes this world, or null while nothing can. */
  service(worldId: WorldId): Promise<ChangeService | null>;
  store: HistoryStore;
  batches: BatchStore;
  now(): Instant;
  /** Runs one `work` per name at a time, across all contexts. A worker's locks end with it. */
  lock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Ends early with an `AbortError`. */
  rest(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Called for each failed API call. */
  failed(failure: ServiceFailure): Promise<unknown>;
  /** Updates the offline copy with the resource as just read. */
  updateCopy(ref: ChangedRef, read: ReadResource): Promise<unknown>;
  /** The values of these fields in the offline copy, as far as it has them. */
  valuesInCopy(ref: ChangedRef, names: readonly string[]): Promise<Values>;
  /** Sustained requests per second; infinite where nothing limits them. */
  pace(worldId: WorldId): Promise<number>;
  retention(): Promise<Retention>;
}

/** Options of API calls, which `signal` aborts. */
export interface CallContext extends CallOptions {
  signal: AbortSignal;
}

/** Makes an API call and returns a result. Passes a failure to `failed`; rethrows any other error. */
export async function callService<T>(
  deps: Pick<EngineDeps, 'failed'>,
  call: () => Promise<T>,
): Promise<Result<T, CallProblem>> {
  const result = await attempt(call);
  if (!result.ok) await deps.failed(result.problem);
  return result;
}

export const lockOf = ({ worldId, kind, id }: ChangedRef): string => `history:${worldId}/${kind}/${id}`;
