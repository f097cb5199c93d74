import {
  type Checked,
  type Finding,
  readCheckOptions,
  WorldChecks,
  watchCheckOptions,
} from '../../lib/checks/index.ts';
import { report } from '../../lib/diagnostics/index.ts';
import type { Message } from '../../lib/i18n/index.ts';
import type { EntryRef, LibraryChange } from '../../lib/library/index.ts';
import { faultMessage, type WorldIndex } from '../search/index.ts';

export type CheckState =
  | { is: 'reading'; read: number; total: number }
  | { is: 'stopped' }
  | { is: 'failed'; sentence: Message }
  | { is: 'here'; findings: readonly Finding[]; checked: Checked };

/** What a check needs of a world. */
export type CheckedIndex = Pick<WorldIndex, 'library' | 'worldId' | 'searcher'>;

/** Milliseconds without further changes, after which changed texts, or after other changes the world, are checked again. */
const AFTER_TEXTS = 300;
const AFTER_LISTS = 3_000;

const KINDS = ['article', 'category', 'statblock'] as const;

/** How many texts a check reads, at most. */
function countTexts({ searcher }: CheckedIndex): number {
  let count = 0;
  for (const kind of KINDS) for (const _ of searcher.sortFacts(kind)) count += 1;
  return count;
}

/** The checks of one world. They follow its changes while somebody watches, and catch up when somebody watches again. */
export class CheckedWorld {
  readonly worldId: string;
  #index: CheckedIndex;
  #state: CheckState;
  #checks: WorldChecks | null = null;
  #changed: EntryRef[] = [];
  /** What has changed besides: the lists; or anything, so that all is read again. */
  #stale: 'lists' | 'all' | null = 'all';
  #isWorking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading: AbortController | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(index: CheckedIndex) {
    this.#index = index;
    this.worldId = index.worldId;
    this.#state = { is: 'reading', read: 0, total: countTexts(index) };
    index.library.subscribe((change) => this.#follow(change));
    watchCheckOptions(() => this.#again('all', AFTER_TEXTS));
  }

  get state(): CheckState {
    return this.#state;
  }

  /** Whether nothing is known to have changed since its findings were made. */
  get isCurrent(): boolean {
    return this.#state.is === 'here' && this.#reading === null && !this.#isBehind();
  }

  /** Calls the listener after each change of the state. Returns a function that stops it. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    void this.#work();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#reading?.abort();
    };
  }

  /** Checks the whole world, whatever is known. */
  check(): void {
    this.#stale = 'all';
    this.#set({ is: 'reading', read: 0, total: countTexts(this.#index) });
    void this.#work();
  }

  /** Ends the check without a result. */
  stop(): void {
    this.#set({ is: 'stopped' });
    this.#reading?.abort();
  }

  #set(state: CheckState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }

  #follow({ worldId, what, refs }: LibraryChange): void {
    if (worldId !== null && worldId !== this.worldId) return;
    if (what === 'bodies' && refs) {
      this.#changed.push(...refs);
      this.#soon(AFTER_TEXTS);
    } else if (what === 'entries') this.#again('lists', AFTER_LISTS);
    else if (what === 'cleared') this.#again('all', AFTER_LISTS);
  }

  #again(what: 'lists' | 'all', after: number): void {
    if (this.#stale !== 'all') this.#stale = what;
    this.#soon(after);
  }

  #soon(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), after);
  }

  /** One piece of work after another, for as long as somebody watches. */
  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.#listeners.size > 0 && this.#isDue()) await this.#update();
    } finally {
      this.#isWorking = false;
    }
  }

  #isDue(): boolean {
    if (this.#state.is === 'stopped' || this.#state.is === 'failed') return false;
    return this.#isBehind();
  }

  #isBehind(): boolean {
    return this.#stale !== null || this.#changed.length > 0;
  }

  async #update(): Promise<void> {
    const controller = new AbortController();
    this.#reading = controller;
    const { signal } = controller;
    try {
      const checks = await this.#readChanges(signal);
      const findings = await checks.findings(undefined, signal);
      this.#reading = null;
      this.#set({ is: 'here', findings, checked: checks.checked() });
    } catch (error) {
      this.#reading = null;
      // What was read, and found so far, is kept.
      this.#stale = this.#checks ? 'lists' : 'all';
      // Nobody waits for it any more, or somebody stopped it.
      if (signal.aborted) return;
      report(error, 'findings.check');
      this.#set({ is: 'failed', sentence: faultMessage(error) });
    }
  }

  async #readChanges(signal: AbortSignal): Promise<WorldChecks> {
    const { library, worldId } = this.#index;
    const stale = this.#stale;
    const changed = this.#changed.splice(0);
    this.#stale = null;
    if (stale === 'all') this.#checks = null;
    const options = stale ? await readCheckOptions(worldId) : null;
    if (this.#checks) {
      if (options) await this.#checks.relist(options.formerTitles);
      for (const ref of changed) await this.#checks.reread(ref);
      return this.#checks;
    }
    this.#checks = await WorldChecks.read(library, worldId, {
      ...options,
      signal,
      onProgress: (read) => {
        const state = this.#state;
        if (state.is === 'reading') this.#set({ ...state, read: Math.min(read, state.total) });
      },
    });
    return this.#checks;
  }
}

/** The last world that was checked, so that going back from an article shows its findings at once. */
let latest: { library: unknown; world: CheckedWorld } | null = null;

export function checkedWorld(index: CheckedIndex): CheckedWorld {
  if (latest?.world.worldId !== index.worldId || latest.library !== index.library)
    latest = { library: index.library, world: new CheckedWorld(index) };
  return latest.world;
}

/** What the checks of a world find, once it is checked. Rejects if `signal` aborts, and if they can't run. */
export function checkedFindings(index: CheckedIndex, signal: AbortSignal): Promise<readonly Finding[]> {
  const world = checkedWorld(index);
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const look = () => {
      const { state } = world;
      if (state.is === 'reading' && !signal.aborted) return;
      stop();
      if (state.is === 'here') resolve(state.findings);
      else reject(signal.aborted ? signal.reason : new Error('The world could not be checked.'));
    };
    if (world.isCurrent) return look();
    signal.addEventListener('abort', look);
    stop = world.watch(look);
  });
}
