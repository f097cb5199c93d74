import type { SecretReading } from '../../bridge/index.ts';
import type { EntryRef } from '../../library/index.ts';
import type { Instant, WorldId } from '../../model/index.ts';
import type { Keeper } from '../../outbox/index.ts';
import type { WholeService } from '../../service/index.ts';
import type { WantedPlace } from '../../settings/index.ts';
import type { Vault } from '../../vault/index.ts';
import type { LinkWork } from '../pages/link-menu-clicks.ts';
import type { Outcome } from './outcome.ts';
import type { ScreenAnswers } from './screen-answers.ts';

// The background is two parts. The first answers at once: keys, drafts, the outbox. The second (the library's work, what
// screens ask of World Anvil, the address bar) begins when it is first needed.

/** What the second part gets from the first, which alone holds the credentials and speaks HTTP. */
export interface Lent {
  /** The platform as things stand; null while there is no whole connection. The credentials stay behind it. */
  service(): Promise<WholeService | null>;
  vault: Pick<Vault, 'hasPassphrase' | 'sealText' | 'openText'>;
  /** The service turned the credentials away. */
  markRefused(sentence: string): Promise<unknown>;
}

/** The library's work. Everything written down first, so that any worker goes on with it. */
export interface LibraryWork {
  /** Begins a pass over a world, or goes on with one, because a person asked for it; resolves when all work is done. */
  refresh(worldId: WorldId): Promise<void>;
  /** Goes on with what was cut off. */
  resume(): Promise<void>;
  /** Looks whether there is anything new in the worlds that are copied, unless it did so after `since`. */
  look(since: Instant): Promise<void>;
  pause(worldId: WorldId, paused: boolean): Promise<void>;
  /** False: it is not there any more. */
  refreshOne(worldId: WorldId, ref: EntryRef): Promise<Outcome<boolean>>;
  readSecret(worldId: WorldId, id: string): Promise<Outcome<SecretReading>>;
  /** Brings what was written here into the library: on its way, arrived, taken back. */
  settle(): Promise<void>;
  /** Takes the contents of secrets away that may not be kept any more. */
  checkSealed(): Promise<void>;
  /** Takes all contents of secrets away, then runs `change`; nothing is sealed before it has ended. */
  unsealed<T>(change: () => Promise<T>): Promise<T>;
  forget(worldId: WorldId): Promise<void>;
  /** Resolves when nobody writes to the library any more. */
  stop(): Promise<void>;
  /** Takes everything away. */
  clear(): Promise<void>;
}

export interface AddressBar {
  /** What the default row says, and the rows below it. */
  suggest(typed: string): Promise<{ first: string; rows: { content: string; description: string }[] }>;
  /** The address that Enter opens. */
  enter(typed: string): Promise<string>;
}

/** What the first part asks for on pages of the user's worlds. */
export interface PageWork {
  /** Brings the scripts on pages, and their menu, in line with the permissions, the connection and the settings. */
  arrange(): Promise<void>;
  /** Where the panel goes for an action with what the page at an address shows; null: nothing that may be shown now. */
  placeOf(address: string, action: string): Promise<WantedPlace | null>;
  /** The same for entries of a list that were selected at this address; null: none of them is known there. */
  placeOfPicked(address: string, ids: readonly string[]): Promise<WantedPlace | null>;
  /** An action was chosen in the context menu of a tab. */
  menu(action: string, tabId: number): Promise<void>;
}

/** What is left of changes that were begun. */
export interface HistoryWork {
  /** Settles it and goes on with it; resolves when nothing is left, or nothing that is due soon. */
  wake(): Promise<void>;
  /** For what the outbox does to articles that stand there. */
  keeper: Keeper;
}

/** Stands for as long as there is something left of changes that were begun. */
export const HISTORY_ALARM = 'history';

export interface Deferred {
  library: LibraryWork;
  history: HistoryWork;
  pages: PageWork;
  links: LinkWork;
  addressBar: AddressBar;
  answers: ScreenAnswers;
}

/** The second part as the rest of the background uses it. */
export interface DeferredDoor {
  /** Begins it at the first call. */
  open(): Promise<Deferred>;
  /** Null where it was not needed so far: then nothing of it runs. */
  ifOpen(): Promise<Deferred> | null;
}

export function createDeferredDoor(lent: Lent, begin: (lent: Lent) => Deferred): DeferredDoor {
  let opened: Promise<Deferred> | null = null;
  return {
    open() {
      opened ??= Promise.resolve(begin(lent));
      return opened;
    },
    ifOpen: () => opened,
  };
}
