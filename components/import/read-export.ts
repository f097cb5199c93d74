import { type ZipDamage, ZipDamaged } from '../../lib/archive/index.ts';
import { pauseNow } from '../../lib/library/index.ts';
import {
  type ExportedWorld,
  type ExportPart,
  type ExportProblem,
  type OpenedExport,
  readAccountExport,
  readExportPage,
} from '../../lib/world-export/index.ts';
import { IMPORT_LOCK, type ImportReport, openReading, type Reading } from './reading.ts';
import { type AskTarget, comparableWorlds, type ImportTarget } from './target-of.ts';

export interface ImportProgress {
  target: ImportTarget;
  done: number;
  /** Null if the export doesn't say. */
  total: number | null;
}

export type ImportOutcome =
  /** A report for each world that was stored: a page has one, an account export may have several. */
  | { kind: 'read'; reports: ImportReport[] }
  | { kind: 'notExport' }
  /** The texts are the browser's translation of what the world has. */
  | { kind: 'translated' }
  | { kind: 'damaged'; damage: ZipDamage }
  /** A file of another program, or (null) a single file of an account's export. */
  | { kind: 'other'; format: string | null }
  /** The account has these worlds, so they are synced. */
  | { kind: 'connected'; titles: string[] }
  /** Stopped before anything was stored. */
  | { kind: 'stopped' };

export interface ImportOptions {
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
  ask: AskTarget;
}

/** Problems after which unknown articles may be missing. */
const CUT: readonly ExportProblem['code'][] = ['tooDeep', 'noEnd', 'torn'];

/**
 * Reads an export into the library, where it is at once searchable, after any other reading. Aborting keeps what was
 * stored. Rejects if the library can't be written.
 */
export async function readExport(source: OpenedExport, options: ImportOptions): Promise<ImportOutcome> {
  const { signal } = options;
  const isStoppedWaiting = (error: unknown) =>
    signal.aborted && error instanceof DOMException && error.name === 'AbortError';
  return navigator.locks
    .request(IMPORT_LOCK, { signal }, () => readInTurn(source, options))
    .catch((error: unknown) => {
      if (isStoppedWaiting(error)) return { kind: 'stopped' };
      throw error;
    });
}

async function readInTurn(source: OpenedExport, options: ImportOptions): Promise<ImportOutcome> {
  const { signal } = options;
  if (source.kind === 'other') return source;
  if (source.kind === 'archive')
    return readParts('archive', options, () =>
      readAccountExport(source.file, {
        ...{ title: source.file.name.replace(/\.zip$/i, ''), signal, pause: pauseNow },
      }),
    );
  const { text, address } = source;
  const found = await findWorld(source, signal);
  if (signal.aborted) return { kind: 'stopped' };
  if (found === null || found === 'translated') return { kind: found ?? 'notExport' };
  // Ids of categories are derived from that of the world, which is known only now.
  const reading = await openReading(found, options.ask);
  if (reading.target.state === 'connected') return { kind: 'connected', titles: [reading.target.title] };
  const page = { worldId: reading.target.id, address, signal, pause: pauseNow };
  const outcome = await readParts('page', options, () => readExportPage(text(), page), reading);
  const title = source.guessedIn?.() ?? null;
  if (title !== null) reading.note({ code: 'encoding', title, articleId: null });
  return outcome;
}

/** `only`: the reading of the only world, if it is known before. */
async function readParts(
  from: 'page' | 'archive',
  { signal, onProgress, ask }: ImportOptions,
  parts: () => AsyncIterable<ExportPart>,
  only?: Reading,
): Promise<ImportOutcome> {
  const readings = new Map<string, Reading>(only ? [['', only]] : []);
  let reading = only;
  /** Of no world in particular, or of one that isn't known yet. */
  const early: ExportProblem[] = [];
  let isStopped = false;
  try {
    for await (const part of parts()) {
      if (part.part === 'world') {
        reading = readings.get(part.world.id ?? '') ?? (await openReading(part.world, ask));
        readings.set(part.world.id ?? '', reading);
      } else if (part.part === 'items') await reading?.add(part.items);
      else if (part.part === 'problem') {
        if (reading) reading.note(part.problem);
        else early.push(part.problem);
      } else if (reading) onProgress({ target: reading.target, done: part.done, total: part.total });
    }
  } catch (error) {
    if (error instanceof ZipDamaged) return { kind: 'damaged', damage: error.damage };
    if (!signal.aborted) throw error;
    isStopped = true;
  }
  const all = [...readings.values()];
  for (const problem of early) all[0]?.note(problem);
  for (const { report, finish } of all) {
    await finish(from, !isStopped && !report.problems.some(({ code }) => CUT.includes(code)));
  }
  const isConnected = ({ target }: Reading): boolean => target.state === 'connected';
  if (all.length === 0) return { kind: isStopped ? 'stopped' : 'notExport' };
  return all.every(isConnected)
    ? { kind: 'connected', titles: all.map(({ target }) => target.title) }
    : { kind: 'read', reports: all.filter((one) => !isConnected(one)).map(({ report }) => report) };
}

/**
 * Reads a page until it tells which world it is of: up to its first article, or to its end if it has no World Codex and
 * there are other worlds to compare it with. Null if it has no article, or if the reading was stopped.
 */
async function findWorld(
  { text, address }: Extract<OpenedExport, { kind: 'page' }>,
  signal: AbortSignal,
): Promise<ExportedWorld | 'translated' | null> {
  const hasOthers = (await comparableWorlds()).length > 0;
  const options = { worldId: '', address, signal, pause: pauseNow };
  const ids = new Set<string>();
  let found: ExportedWorld | null = null;
  try {
    for await (const part of readExportPage(text(), options)) {
      if (part.part === 'world') {
        if (part.world.articleCount !== null || !hasOthers) return part.world;
        found = part.world;
      }
      if (part.part === 'problem' && part.problem.code === 'translated') return 'translated';
      if (part.part !== 'items') continue;
      for (const item of part.items) if (item.kind === 'article') ids.add(item.article.id);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    return null;
  }
  return found && { ...found, articleIds: [...ids], articleCount: ids.size };
}
