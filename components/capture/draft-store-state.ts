import type { ContinuedBecause, Draft, DraftText, SetAside } from '../../lib/outbox/index.ts';

/** What the screen shows of the outbox at one moment. */
export interface DraftStoreState {
  /** Everything in the outbox; null until it was read once. */
  all: readonly Draft[] | null;
  /** The drafts that stand side by side, oldest first: those under way, and the one on the screen. */
  drafts: readonly Draft[];
  /** The one on the screen, with what was typed a moment ago. */
  draft: Draft | null;
  /** Records that can't be used as drafts, in the store and in the journal. */
  unreadable: readonly UnreadableDraft[];
  /** Whether what was typed into the draft on the screen is safe in both places. */
  safety: Safety;
  /** What kept the last change from being stored. */
  trouble: string | null;
  /** Stays the same while typing goes on in a new draft, so that the form keeps its caret. */
  formId: string | null;
  /** Set where the draft on the screen took over from one that another window saved or discarded meanwhile. */
  continued: ContinuedBecause | null;
}

export interface UnreadableDraft {
  why: SetAside['why'];
  record: unknown;
  /** Deletes it for good. */
  forget: () => void;
}

export type Safety = 'saved' | 'saving' | 'unsaved';

/**
 * The drafts on the writing desk: what is typed is on the screen at once and in the store right after, by whatever
 * window it was typed. Deriving rules only; how it looks is the components'.
 */
export interface DraftStore {
  state(): DraftStoreState;
  subscribe(listener: () => void): () => void;
  /** Brings home what a killed window left behind. Before the first `refresh`. */
  recover(): Promise<void>;
  /** Compares the drafts with their copies; what the database lost comes back. */
  check(): Promise<void>;
  /** Reads the store again. */
  refresh(): Promise<void>;
  /** What was only laid there, and nothing typed into, is taken away for it. */
  show(id: string | null): void;
  /** Which draft stands in front, or will as soon as it is stored. */
  activeId(): string | null;
  /** Stands on the screen at once, but is stored only when something is typed into it. */
  showProvisional(draft: Draft): void;
  /**
   * Stored now, and on the screen; those `beside` are stored before it, behind it. Captures that nobody touched make
   * room for it.
   */
  add(draft: Draft, beside?: readonly Draft[]): Promise<void>;
  /** Stored now, behind the draft on the screen. */
  addBehind(drafts: readonly Draft[]): Promise<void>;
  /** What was laid there becomes `fresh`, but for what the person typed into it since. */
  fillProvisional(laid: Draft, fresh: Draft): Promise<void>;
  /** What the person changed in the draft on the screen. */
  type(change: Partial<DraftText>): void;
  submit(accountId: string, undoMs: number): Promise<Draft | null>;
  undo(id: string): Promise<void>;
  edit(id: string): Promise<void>;
  retry(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Hands all that is typed to the store now. */
  flush(): void;
  settled(): Promise<void>;
}
