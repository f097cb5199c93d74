import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import type { Instant, WorldId } from '../../model/index.ts';

/** Exists while a world is synced, or waits to be. */
export const LIBRARY_ALARM = 'library';
/** Checks regularly whether World Anvil has anything new. */
export const UPDATE_CHECK_ALARM = 'library.look';

/** A Web Lock: sync and backups write to offline copies in turn. */
export const WORK_LOCK = 'library.work';

/** The browser's network information. COMPAT(firefox): it has none, so the connection counts as unmetered. */
interface NetworkWords {
  saveData?: unknown;
  type?: unknown;
}

/** Whether the connection is metered or in data-saver mode, as far as the browser knows. */
export function isMetered(): boolean {
  const words: NetworkWords = 'connection' in navigator ? Object(navigator.connection) : {};
  return words.saveData === true || words.type === 'cellular';
}

/** One task for a world: its lists, or its full texts. */
const task = z.object({
  worldId: z.string(),
  part: z.enum(['lists', 'bodies']),
  /** When the user asked for it last, if so: it reads everything, even on a metered connection. */
  askedAt: z.nullable(z.number()),
});
export type Task = z.infer<typeof task>;

const schema = z.object({ tasks: z.array(task), lookedAt: z.nullable(z.number()) });
type Due = z.infer<typeof schema>;

const KEY = 'library.due';

/** Lives in `storage.session`: each browser start checks everything anyway. */
async function read(): Promise<Due> {
  const parsed = schema.safeParse((await browser.storage.session.get(KEY))[KEY]);
  return parsed.success ? parsed.data : { tasks: [], lookedAt: null };
}

const change = (edit: (due: Due) => Due): Promise<void> =>
  navigator.locks.request('library.due', async () =>
    browser.storage.session.set({ [KEY]: edit(await read()) }),
  );

const isSame = (one: Task, other: Task): boolean => one.worldId === other.worldId && one.part === other.part;

/** The task queue, stored so that any worker can continue it. Lists before full texts, then in order of arrival. */
export const due = {
  /** @param onlyAsked skips tasks that the user didn't ask for */
  async next(onlyAsked = false): Promise<Task | undefined> {
    const tasks = (await read()).tasks.filter(({ askedAt }) => askedAt !== null || !onlyAsked);
    return tasks.find(({ part }) => part === 'lists') ?? tasks[0];
  },

  /** @param at time of the update check that found these tasks */
  add: (added: readonly Task[], at?: Instant): Promise<void> =>
    change(({ tasks, lookedAt }) => {
      const together = added.map((one) => {
        const before = tasks.find((other) => isSame(one, other))?.askedAt ?? null;
        // Always another time, so that this task can be told from the one that may be running.
        return { ...one, askedAt: one.askedAt === null ? before : Math.max(one.askedAt, (before ?? 0) + 1) };
      });
      const rest = tasks.filter((one) => !together.some((other) => isSame(one, other)));
      return { tasks: [...rest, ...together], lookedAt: at ?? lookedAt };
    }),

  /** Removes a task, unless the user has asked for it again since it began. */
  done: (gone: Task): Promise<void> =>
    change(({ tasks, lookedAt }) => ({
      tasks: tasks.filter((one) => !isSame(one, gone) || one.askedAt !== gone.askedAt),
      lookedAt,
    })),

  forget: (worldId: WorldId): Promise<void> =>
    change(({ tasks, lookedAt }) => ({
      tasks: tasks.filter((one) => one.worldId !== worldId),
      lookedAt,
    })),

  lookedAt: async (): Promise<Instant | null> => (await read()).lookedAt,
  clear: (): Promise<void> => browser.storage.session.remove(KEY),
};
