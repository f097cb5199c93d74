import type { ChangedRef, Instant, Values } from '../../model/index.ts';
import { type CallOptions, ServiceError, type ServiceFailure } from '../../service/index.ts';
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

export type Attempt<T> = { ok: true; value: T } | { ok: false; error: ServiceError };

/** What the service refused with as a value; everything else is thrown on. */
export async function attempt<T>(deps: EngineDeps, call: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    await deps.failed(error.failure);
    return { ok: false, error };
  }
}

export const lockOf = ({ worldId, kind, id }: ChangedRef): string => `history:${worldId}/${kind}/${id}`;
