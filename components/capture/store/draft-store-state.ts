import type { Message } from '../../../lib/i18n/index.ts';
import type { ContinuedBecause, Draft, DraftText, EntryMethod, SetAside } from '../../../lib/outbox/index.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Merges each field: the typed value if it has changed since `before`, else the fresh one. */
export function mergeDraftText(before: DraftText, since: DraftText, fresh: DraftText): DraftText {
  return {
    worldId: same(since.worldId, before.worldId) ? fresh.worldId : since.worldId,
    target: same(since.target, before.target) ? fresh.target : since.target,
    title: since.title === before.title ? fresh.title : since.title,
    content: since.content === before.content ? fresh.content : since.content,
    fields: same(since.fields, before.fields) ? fresh.fields : { ...fresh.fields, ...since.fields },
    sourceField: since.sourceField === before.sourceField ? fresh.sourceField : since.sourceField,
  };
}

/** What the screen shows of the outbox at one moment. */
export interface DraftStoreState {
  /** Everything in the outbox; null until it was read once. */
  all: readonly Draft[] | null;
  /** The drafts in the strip, oldest first: those being edited, and the one on the screen. */
  drafts: readonly Draft[];
  /** The draft on the screen, including text that isn't stored yet. */
  draft: Draft | null;
  /** Records in the store and the journal that can't be read as drafts. */
  unreadable: readonly UnreadableDraft[];
  /** Whether the text of the draft on the screen is stored in both places. */
  safety: Safety;
  /** Why the last change couldn't be stored. */
  trouble: Message | null;
  /** Stays the same when a new draft takes over the form, so that the form keeps its caret. */
  formId: string | null;
  /** Set if the draft on the screen took over from one that another window saved or discarded. */
  continued: ContinuedBecause | null;
}

/** The drafts in the strip, oldest first. Of two with one id, the first counts. */
export function draftsInStrip(drafts: readonly Draft[], active: string | null): Draft[] {
  return drafts
    .filter(({ id }, at) => drafts.findIndex((other) => other.id === id) === at)
    .filter((draft) => isEdited(draft) || draft.id === active)
    .sort((a, b) => a.createdAt - b.createdAt);
}

export const isEdited = ({ delivery }: Draft): boolean => delivery.state === 'editing';

/** The drafts that nothing was typed into. */
export const untouchedOf = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter((draft) => !draft.touched && isEdited(draft));

/** Adds typed text. A draft that another window took out of the editor stays editable until its text is stored. */
export function withTyped(draft: Draft, text: DraftText, isStoring: boolean): Draft {
  if (!isEdited(draft) && !isStoring) return draft;
  return { ...draft, text, touched: true, delivery: { state: 'editing' } };
}

export interface UnreadableDraft {
  why: SetAside['why'];
  record: unknown;
  /** Deletes it for good. */
  forget: () => void;
}

export type Safety = 'saved' | 'saving' | 'unsaved';

/**
 * The drafts of one window. Typed text is in the state at once and in the outbox right after. No rendering here: the
 * components read `state()`.
 */
export interface DraftStore {
  state(): DraftStoreState;
  subscribe(listener: () => void): () => void;
  /** Recovers what a killed window left in the journal. Call it before the first `refresh`. */
  recover(): Promise<void>;
  /** Compares the drafts with their copies and restores what the database lost. */
  check(): Promise<void>;
  /** Reads the outbox again. */
  refresh(): Promise<void>;
  /** Opens a draft. A provisional draft without typed text goes away. */
  show(id: string | null): void;
  /** The draft on the screen, or the one that will be there once it is stored. */
  activeId(): string | null;
  /** Shows a draft that is stored only when something is typed into it. */
  showProvisional(draft: Draft): void;
  /**
   * Shows a draft at once and stores it. Stores those `beside` first, without showing them. Untouched captures make room for
   * it.
   */
  add(draft: Draft, beside?: readonly Draft[]): Promise<void>;
  /** Stores drafts without showing them. */
  addBehind(drafts: readonly Draft[]): Promise<void>;
  /** Fills the provisional draft with a capture, where it is, and keeps what the person has typed since. */
  fillProvisional(before: Draft, captured: Draft, beside: readonly Draft[]): Promise<void>;
  /** Applies what the person changed in the draft on the screen. */
  type(change: Partial<DraftText>): void;
  submit(accountId: string, undoMs: number, accountName?: string): Promise<Draft | null>;
  undo(id: string): Promise<void>;
  edit(id: string): Promise<void>;
  retry(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Brings back untouched captures that made room for another, to stay until the person sends or discards them. */
  keepAfterAll(ids: readonly string[]): Promise<void>;
  /** Marks a draft that the person entered on World Anvil as done. False if its state has changed since. */
  markDone(id: string, how: EntryMethod): Promise<boolean>;
  undoDone(id: string): Promise<void>;
  /** Hands all typed text to the outbox now. */
  flush(): void;
  settled(): Promise<void>;
}
