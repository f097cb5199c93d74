import browser from 'webextension-polyfill';
import type { SecretReading } from '../../lib/bridge/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { Instant, WorldId } from '../../lib/model/index.ts';
import type { WholeService } from '../../lib/service/index.ts';
import type { WantedPlace } from '../../lib/settings/index.ts';
import type { Vault } from '../../lib/vault/index.ts';
import { version } from '../../package.json';
import type { LinkWork } from './linkmenus.ts';
import type { ScreenAnswers } from './screenanswers.ts';

// The background is two scripts. The start script answers at once: keys, drafts, the outbox. What can wait a moment
// (the library's work, what screens ask of the platform, the address bar) is `deferred.js`, loaded when it is first
// needed. It takes shared libraries and the service from the start script (lentlibraries.ts) and has its own copy of all
// other classes, so that nothing else thrown in one is told by `instanceof` in the other: sentences come back as data.

/** What the deferred script is lent by the start script, which alone holds the credentials and speaks HTTP. */
export interface Lent {
  /** The platform as things stand; null while there is no whole connection. The credentials stay behind it. */
  service(): Promise<WholeService | null>;
  vault: Pick<Vault, 'hasPassphrase' | 'sealText' | 'openText'>;
  /** The service turned the credentials away. */
  markRefused(sentence: string): Promise<unknown>;
}

/** How something ended that a person asked for: the value, or a sentence for them. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; sentence: string };

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

/** What is done for pages of the user's worlds that the start script sets off. */
export interface PageWork {
  /** Brings the scripts on pages, and their menu, in line with the permissions, the connection and the settings. */
  arrange(): Promise<void>;
  /** Where the panel goes for an action with what the page at an address shows; null: nothing that may be shown now. */
  placeOf(address: string, action: string): Promise<{ title: string; place: WantedPlace } | null>;
  /** An action was chosen in the context menu of a tab. */
  menu(action: string, tabId: number): Promise<void>;
}

/** What is left of changes that were begun. */
export interface HistoryWork {
  /** Settles it and goes on with it; resolves when nothing is left, or nothing that is due soon. */
  wake(): Promise<void>;
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

/** What `deferred.js` leaves behind when it runs, and all that it does by itself. */
export interface DeferredScript {
  /** The release that it was built for. */
  version: string;
  begin(lent: Lent): Deferred;
}

declare global {
  var loresideDeferred: DeferredScript | undefined;
  /** There in workers alone. */
  var importScripts: ((path: unknown) => void) | undefined;
  /** As far as it is wanted here. COMPAT(firefox): scripts are not among what it guards there. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy }
    | undefined;
}

interface Policy {
  createScriptURL(url: string): unknown;
}

const FILE = '/deferred.js';

/** The message is a sentence for a person. */
export class DeferredUnavailable extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'DeferredUnavailable';
  }
}

const NOT_LOADED =
  'A part of Loreside could not be loaded. Nothing was lost, and it is tried again by itself; if this stays, restart the browser.';
const OTHER_RELEASE =
  'Loreside is being updated. Nothing was lost, and it goes on by itself in a moment; if it does not, restart the browser.';

export interface DeferredDoor {
  /** Loads it at the first call. Rejects with `DeferredUnavailable`; the next call tries again. */
  open(): Promise<Deferred>;
  /** Null where it was not needed so far: then nothing of it runs. */
  ifOpen(): Promise<Deferred> | null;
}

let policy: Policy | undefined;

/** The one script that a worker of ours may import; the policy lets no other through. */
function trusted(): unknown {
  policy ??= globalThis.trustedTypes?.createPolicy('deferred', {
    createScriptURL(url) {
      if (url !== FILE) throw new TypeError('Only the deferred script is loaded here.');
      return url;
    },
  });
  return policy?.createScriptURL(FILE) ?? FILE;
}

/** In a worker at once; in a page (Firefox) as a module, under an address of its own after a failure, which is remembered. */
async function load(attempt: number): Promise<void> {
  if (globalThis.importScripts) globalThis.importScripts(trusted());
  else await import(/* @vite-ignore */ browser.runtime.getURL(FILE) + (attempt > 0 ? `?${attempt}` : ''));
}

export function createDeferredDoor(lent: Lent): DeferredDoor {
  let opened: Promise<Deferred> | null = null;
  let attempt = 0;

  async function open(): Promise<Deferred> {
    if (!globalThis.loresideDeferred) {
      await load(attempt).catch(() => {
        attempt += 1;
        throw new DeferredUnavailable(NOT_LOADED);
      });
    }
    const script = globalThis.loresideDeferred;
    if (!script) throw new DeferredUnavailable(NOT_LOADED);
    if (script.version !== version) {
      // Files of two releases: this worker is on its way out, and the next one is of one piece.
      globalThis.loresideDeferred = undefined;
      attempt += 1;
      throw new DeferredUnavailable(OTHER_RELEASE);
    }
    return script.begin(lent);
  }

  return {
    open() {
      opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    },
    ifOpen: () => opened,
  };
}

/**
 * Chromium lets a worker import later only what it imported while it was installed, and keeps it beside the worker: both
 * are always of the same release. Called while the worker starts.
 */
export function importAtInstall(): void {
  if (globalThis.importScripts)
    globalThis.addEventListener('install', () => globalThis.importScripts?.(trusted()));
}
