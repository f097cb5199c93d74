export type ServiceVersion = 'current' | 'earlier';

export interface CallOptions {
  signal?: AbortSignal;
  /** `person`: a user waits for it, so it goes first. `sync`: background work. Default: `person`. */
  urgency?: 'person' | 'sync';
  /** For reads: don't join an identical read in flight. */
  fresh?: boolean;
  /** A write based on this read follows. Implies `fresh`, and starts only when the write can follow. */
  precedesWrite?: boolean;
  /** For reads: a server error is World Anvil's usual answer here, so it isn't tried again. */
  expectsServerError?: boolean;
}

export type ListOrder = 'id' | 'title' | 'notified' | 'created';

/** Filtering and sorting, if the capabilities allow it. Otherwise the call fails with `unsupported`. */
export interface ListOptions extends CallOptions {
  term?: string;
  order?: ListOrder;
  /** Default: `ascending`. */
  direction?: 'ascending' | 'descending';
}

/** A page of a list. `last` is true if the page was shorter than the page size. */
export interface Page<T> {
  items: T[];
  offset: number;
  last: boolean;
  /** Number of entries that were dropped because they couldn't be parsed. */
  skipped: number;
}

/** The response of a create. The id is only a hint, because one version's response is undocumented. */
export interface Created<Id = string> {
  id: Id | null;
  url: string | null;
}

export interface EveryOptions extends ListOptions {
  /** Called after each page: entries read so far, and the total if World Anvil returns it. */
  onProgress?: (done: number, total: number | null) => void;
}

// Signatures shared by most resources. `Parent` is the id of what a list belongs to, often a world.

export type Read<Id, T> = (id: Id, options?: CallOptions) => Promise<T>;
export type List<Parent, T> = (parent: Parent, offset: number, options?: ListOptions) => Promise<Page<T>>;
/** Iterates over all entries of a list, each once. Throws an `AbortError` if the caller aborts. */
export type Every<Parent, T> = (parent: Parent, options?: EveryOptions) => AsyncGenerator<T, void, undefined>;
export type Create<New, Id = string> = (fields: New, options?: CallOptions) => Promise<Created<Id>>;
/** Sends only keys that are present. Without any, nothing is sent. */
export type Patch<Id, Fields> = (id: Id, changes: Fields, options?: CallOptions) => Promise<void>;
export type Remove<Id> = (id: Id, options?: CallOptions) => Promise<void>;
