import { useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../../lib/diagnostics/index.ts';
import { isReadKind, keyOf, recordRow, recordsOf } from '../../../lib/history/backup/index.ts';
import {
  type ImportPlan,
  type ImportProgress,
  importStore,
  type PlanRow,
  readPutBack,
  storeImport,
} from '../../../lib/import/index.ts';
import { everything, openLocalCopy, slices } from '../../../lib/library/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import { type Raw, unwrap, type Values, type WorldId } from '../../../lib/model/index.ts';
import {
  type BackupFiles,
  listRows,
  type PutBackPlan,
  type PutBackRow,
  pathOf,
  planPutBack,
  type RowFacts,
  titleKey,
} from '../../../lib/put-back/index.ts';
import { readSettings } from '../../../lib/settings/index.ts';
import { readAccountId, readConnection } from '../../../lib/stored-state/index.ts';
import { stateOf } from '../../../lib/versions/index.ts';
import { useWatched } from '../../ui/index.ts';
import { contentOf } from '../../versions/index.ts';

/** Entries that can be put back into a world, and where they come from. */
export interface PutBackSource {
  worldId: WorldId;
  /** Whether they come from this world, so that links in it may lead to them. */
  isOwn: boolean;
  /** Reads what can be put back, and what the world has. */
  read(): Promise<Known>;
}

export interface Known {
  backup: BackupFiles;
  rows: PutBackRow[];
  /** Names of the fields that differ, by key. */
  fields: ReadonlyMap<string, readonly string[]>;
  there: Set<string>;
  back: Set<string>;
  entries: Awaited<ReturnType<typeof everything>>;
}

type Told = Pick<RowFacts, 'damaged' | 'obstacles' | 'parents' | 'compared'> &
  Pick<Known, 'backup' | 'fields'>;

/** What of a source can be put back into a world. */
export async function knownOf(
  worldId: WorldId,
  tell: (there: ReadonlySet<string>, paths: ReadonlyMap<string, string>) => Promise<Told>,
): Promise<Known> {
  const [entries, records, paths, connection, { library }] = await Promise.all([
    everything(worldId),
    recordsOf(worldId),
    readPutBack(worldId),
    readConnection(),
    readSettings(),
  ]);
  const there = new Set([...entries, ...records].map(keyOf));
  const { backup, fields, ...told } = await tell(there, paths);
  const { resources, service } = backup.manifest;
  const backAs = (key: string): boolean => {
    const [kind = '', id = ''] = key.split(' ');
    const now = paths.get(pathOf(kind, id));
    // Other kinds come into the offline copy later.
    return now !== undefined && (kind !== 'article' || there.has(keyOf({ kind, id: now })));
  };
  const rows = listRows({
    ...{ ...told, resources, service },
    now: connection.state === 'none' ? service : connection.version,
    maySeal: library.keepSecrets && connection.state !== 'none' && connection.hasPassphrase,
    titles: new Set(told.compared ? [] : entries.map(({ kind, title }) => titleKey(kind, title))),
    isBack: backAs,
  });
  const back = new Set(resources.map(keyOf).filter(backAs));
  return { backup, rows, fields, there, back, entries };
}

export type PutBackState =
  | { step: 'choose'; problem: 'failed' | 'nothing' | null }
  | { step: 'planning'; done: number; total: number }
  | { step: 'ready'; plan: PutBackPlan }
  | { step: 'starting' };

const RELINKED = ['article', 'category', 'statblock'] as const;
/** Milliseconds between two drawings of the progress. */
const DRAWN_EVERY = 100;

/** The plan with what secrets say encrypted, as it is stored. */
async function sealed(plan: ImportPlan): Promise<ImportPlan> {
  const rows: PlanRow[] = [];
  for (const row of plan.rows) rows.push((await sealedRow(row)) ?? row);
  return { ...plan, rows };
}

async function sealedRow(row: PlanRow): Promise<PlanRow | null> {
  const { thing, change } = row;
  if (thing?.kind === 'secret') return { ...row, thing: { ...thing, values: await sealedIn(thing.values) } };
  if (change?.kind !== 'secret') return null;
  const [changes, seen] = await Promise.all([sealedIn(change.changes), sealedIn(change.seen ?? {})]);
  return { ...row, change: { ...change, changes, seen: change.seen && seen } };
}

async function sealedIn(values: Values): Promise<Values> {
  if (typeof values.content !== 'string') return values;
  const [content = ''] = unwrap(await request('import.seal', { texts: [values.content] }));
  return { ...values, content: { sealed: content } };
}

/** Lists what a backup has and a world lacks, plans what was selected, and starts putting it back. */
export function usePutBack(source: PutBackSource, progress: ImportProgress | null | undefined) {
  const { worldId } = source;
  const known = useWatched(
    () => source.read(),
    () => () => {},
    // While something is put back, what could be changes with each entry; it is read once that is over.
    [source, progress?.state],
  );
  const [state, setState] = useState<PutBackState>({ step: 'choose', problem: null });
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);

  async function plan(chosen: readonly PutBackRow[], isRelinking: boolean, signal: AbortSignal) {
    if (!known) return;
    const copy = await openLocalCopy();
    let drawnAt = 0;
    const planned = await planPutBack({
      ...{ backup: known.backup, worldId, there: known.there, back: known.back, signal },
      create: chosen.filter(({ state }) => state !== 'differs').map(({ resource }) => resource),
      restore: chosen.filter(({ state }) => state === 'differs').map(({ resource }) => resource),
      relink:
        source.isOwn && isRelinking
          ? known.entries.flatMap(({ kind, id, title }) =>
              RELINKED.flatMap((one) => (one === kind ? [{ kind: one, id, title }] : [])),
            )
          : [],
      async readNow(kind, id): Promise<Raw | undefined> {
        if (kind === 'secret') return unwrap(await request('backup.secret', { worldId, id })).raw;
        if (isReadKind(kind)) return (await recordRow(worldId, kind, id))?.raw ?? undefined;
        for (const one of [...RELINKED, 'image', 'manuscript'] as const)
          if (one === kind) return (await copy.body(worldId, { kind: one, id }))?.resource.raw;
        return undefined;
      },
      contentOf: (article) => contentOf(stateOf(article)),
      slice: slices(),
      onProgress(done, total) {
        if (performance.now() - drawnAt < DRAWN_EVERY) return;
        drawnAt = performance.now();
        setState({ step: 'planning', done, total });
      },
    });
    const isEmpty = planned.plan.rows.length + planned.plan.folders.length === 0;
    setState(isEmpty ? { step: 'choose', problem: 'nothing' } : { step: 'ready', plan: planned });
  }

  const failed = (signal: AbortSignal) => (error: unknown) => {
    if (!signal.aborted) report(error, 'backup.putBack');
    setState({ step: 'choose', problem: signal.aborted ? null : 'failed' });
  };

  async function start({ plan: planned }: PutBackPlan): Promise<void> {
    const [connection, accountId] = await Promise.all([readConnection(), readAccountId()]);
    if (connection.state === 'none' || accountId === null) return;
    const account = { accountId, accountName: connection.username, source: 'backup' } as const;
    const by = { ...account, id: crypto.randomUUID(), now: Date.now() };
    if (await storeImport(importStore, await sealed(planned), by))
      unwrap(await request('import.control', { worldId, command: 'start' }));
  }

  return {
    known,
    state,
    review(chosen: readonly PutBackRow[], isRelinking: boolean): void {
      abort.current = new AbortController();
      const { signal } = abort.current;
      setState({ step: 'planning', done: 0, total: chosen.length });
      plan(chosen, isRelinking, signal).catch(failed(signal));
    },
    start(planned: PutBackPlan): void {
      const { signal } = abort.current;
      setState({ step: 'starting' });
      start(planned).then(() => setState({ step: 'choose', problem: null }), failed(signal));
    },
    back(): void {
      abort.current.abort();
      setState({ step: 'choose', problem: null });
    },
  };
}
