import { createBroadcast } from '../database/index.ts';
import type { WorldId } from '../model/index.ts';
import {
  type ChoicesRow,
  type FileRow,
  IMPORT_DATABASE,
  type JobRow,
  type RowStep,
  withImports,
} from './database.ts';
import type { ImportRecord } from './plan.ts';

const changes = createBroadcast<{ worldId: WorldId }>(IMPORT_DATABASE);

/** Calls `listener` whenever an import went on, in any window. Returns a function that unsubscribes. */
export const watchImports = (listener: (change: { worldId: WorldId }) => void): (() => void) =>
  changes.listen(listener);

const ofWorld = (worldId: WorldId): IDBKeyRange => IDBKeyRange.bound([worldId], [worldId, []]);

/** A world's rules and choices; empty ones if there are none. */
export async function readChoices(worldId: WorldId): Promise<ChoicesRow> {
  const row = await withImports((db) => db.get('choices', worldId));
  return row ?? { worldId, rules: [], choices: {} };
}

export const writeChoices = (row: ChoicesRow): Promise<unknown> =>
  withImports((db) => db.put('choices', row));

/** What is known of files that were imported into a world, by path. */
export async function readRecords(worldId: WorldId): Promise<Map<string, ImportRecord>> {
  const rows = await withImports((db) => db.getAll('files', ofWorld(worldId)));
  return new Map(
    rows.flatMap(({ path, articleId, hash, textHash }): [string, ImportRecord][] =>
      hash !== null && textHash !== null ? [[path, { path, articleId, hash, textHash }]] : [],
    ),
  );
}

/** The ids under which entries of backups are in a world, by path. */
export async function readPutBack(worldId: WorldId): Promise<Map<string, string>> {
  const range = IDBKeyRange.bound([worldId, 'backup/'], [worldId, 'backup0']);
  const rows = await withImports((db) => db.getAll('files', range));
  return new Map(
    rows.flatMap(({ path, articleId }) => (articleId === null ? [] : [[path, articleId] as const])),
  );
}

/** The imports as the background carries them out. All methods reject with `DatabaseUnavailable`. */
export const importStore = {
  jobs: (): Promise<JobRow[]> => withImports((db) => db.getAll('jobs')),
  job: (worldId: WorldId): Promise<JobRow | undefined> => withImports((db) => db.get('jobs', worldId)),
  /** Null if `change` refuses, or there is no job. */
  async changeJob(worldId: WorldId, change: (job: JobRow) => JobRow | null): Promise<JobRow | null> {
    const changed = await withImports(async (db) => {
      const transaction = db.transaction('jobs', 'readwrite', { durability: 'strict' });
      const job = await transaction.store.get(worldId);
      const next = job ? change(job) : null;
      if (next) await transaction.store.put(next);
      await transaction.done;
      return next;
    });
    changes.announce({ worldId });
    return changed;
  },
  putJob: (job: JobRow): Promise<unknown> => withImports((db) => db.put('jobs', job)),
  file: (worldId: WorldId, path: string): Promise<FileRow | undefined> =>
    withImports((db) => db.get('files', [worldId, path])),
  /** The first files that are this far. */
  files: (worldId: WorldId, step: RowStep, most?: number): Promise<FileRow[]> =>
    withImports((db) => db.getAllFromIndex('files', 'step', IDBKeyRange.only([worldId, step]), most)),
  count: (worldId: WorldId, step: RowStep): Promise<number> =>
    withImports((db) => db.countFromIndex('files', 'step', IDBKeyRange.only([worldId, step]))),
  /** Worlds of which anything is stored. */
  worlds: (): Promise<WorldId[]> =>
    withImports(async (db) => {
      const keys = await Promise.all([db.getAllKeys('jobs'), db.getAllKeys('choices')]);
      return [...new Set(keys.flat())];
    }),
  /** Moves everything about a world to the one that it has become. What is known of that one stays. */
  async move(from: WorldId, to: WorldId): Promise<void> {
    await withImports(async (db) => {
      const transaction = db.transaction(['choices', 'jobs', 'files'], 'readwrite');
      const [choices, jobs, files] = [
        transaction.objectStore('choices'),
        transaction.objectStore('jobs'),
        transaction.objectStore('files'),
      ];
      const [chosen, job] = await Promise.all([choices.get(from), jobs.get(from)]);
      if (chosen && !(await choices.get(to))) await choices.put({ ...chosen, worldId: to });
      if (job && !(await jobs.get(to))) await jobs.put({ ...job, worldId: to });
      for (const file of await files.getAll(ofWorld(from)))
        if (!(await files.get([to, file.path]))) await files.put({ ...file, worldId: to });
      await Promise.all([
        ...[choices.delete(from), jobs.delete(from), files.delete(ofWorld(from))],
        transaction.done,
      ]);
    });
    changes.announce({ worldId: from });
    changes.announce({ worldId: to });
  },
  /** Deletes everything about a world. */
  async forget(worldId: WorldId): Promise<void> {
    await withImports(async (db) => {
      const transaction = db.transaction(['choices', 'jobs', 'files'], 'readwrite');
      await Promise.all([
        transaction.objectStore('choices').delete(worldId),
        transaction.objectStore('jobs').delete(worldId),
        transaction.objectStore('files').delete(ofWorld(worldId)),
        transaction.done,
      ]);
    });
    changes.announce({ worldId });
  },
  async put(worldId: WorldId, rows: readonly FileRow[]): Promise<void> {
    await withImports(async (db) => {
      const transaction = db.transaction('files', 'readwrite', { durability: 'strict' });
      await Promise.all([...rows.map((row) => transaction.store.put(row)), transaction.done]);
    });
    changes.announce({ worldId });
  },
};

export type ImportStore = typeof importStore;
