export type ServiceVersion = 'current' | 'earlier';

export interface CallOptions {
  signal?: AbortSignal;
  /** `person`: somebody waits for it and it overtakes; `sync`: it may wait. Default `person`. */
  urgency?: 'person' | 'sync';
  /** Of a read: asked anew, although the same question may be on its way already. */
  afresh?: boolean;
  /** Of a read: something is written by what it says. Asked afresh, and only once a write may follow at once. */
  leadsToWrite?: boolean;
}

export type ListOrder = 'id' | 'title' | 'notified' | 'created';

/** How a list may be narrowed and put in order, where the capabilities say so; it fails with `unsupported` elsewhere. */
export interface ListOptions extends CallOptions {
  term?: string;
  order?: ListOrder;
  /** Default `ascending`. */
  direction?: 'ascending' | 'descending';
}

/** One list page. `last` is true when the page was shorter than the page size: nothing follows. */
export interface Page<T> {
  items: T[];
  offset: number;
  last: boolean;
  /** Entries that could not be understood and were left out. */
  skipped: number;
}

/** The answer's id is a hint only: the answer is undocumented in one version. */
export interface Created<Id = string> {
  id: Id | null;
  url: string | null;
}

export interface EveryOptions extends ListOptions {
  /** After each page: entries read so far, and how many there are where the platform says. */
  onProgress?: (done: number, total: number | null) => void;
}

// The five things that can be done to most resources. `Parent` is what a list belongs to, often a world's id.

export type Read<Id, T> = (id: Id, options?: CallOptions) => Promise<T>;
export type List<Parent, T> = (parent: Parent, offset: number, options?: ListOptions) => Promise<Page<T>>;
/** Every entry of a list, page by page, each once; ends with an `AbortError` when the caller aborts. */
export type Every<Parent, T> = (parent: Parent, options?: EveryOptions) => AsyncGenerator<T, void, undefined>;
export type Create<New, Id = string> = (fields: New, options?: CallOptions) => Promise<Created<Id>>;
/** Only the keys that are present are sent; nothing at all where there are none. */
export type Patch<Id, Fields> = (id: Id, changes: Fields, options?: CallOptions) => Promise<void>;
export type Remove<Id> = (id: Id, options?: CallOptions) => Promise<void>;
