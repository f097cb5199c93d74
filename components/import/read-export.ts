import {
  finishImport,
  type ImportedEntry,
  importKey,
  pauseNow,
  storeExported,
  storeExportedWorld,
} from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Instant, unwrap } from '../../lib/model/index.ts';
import {
  type ExportedItem,
  type ExportedWorld,
  type ExportProblem,
  readExportPage,
} from '../../lib/world-export/index.ts';
import { type ImportTarget, targetOf } from './target-of.ts';

/** An export page: how to get its HTML, from the start each time, and where it was opened (null for a file). */
export interface ExportSource {
  text: () => AsyncIterable<string>;
  address: string | null;
}

export interface ImportProgress {
  target: ImportTarget;
  done: number;
  /** Null if the page doesn't say. */
  total: number | null;
}

export interface ImportReport {
  target: ImportTarget;
  /** False if the reading was stopped, or if the page ended early. */
  isWhole: boolean;
  added: ImportedEntry[];
  changed: ImportedEntry[];
  same: number;
  /** Entries of an earlier reading that this export doesn't have. They were dropped. */
  gone: Pick<ImportedEntry, 'ref' | 'title'>[];
  problems: ExportProblem[];
}

export type ImportOutcome =
  | { kind: 'read'; report: ImportReport }
  | { kind: 'notExport' }
  /** The account has this world, so it is synced. */
  | { kind: 'connected'; title: string }
  /** Stopped before anything was stored. */
  | { kind: 'stopped' };

/** Entries stored in one transaction. */
const BATCH = 40;
const KINDS = ['article', 'category'] as const;
/** Problems after which unknown articles may be missing. */
const CUT: readonly ExportProblem['code'][] = ['tooDeep', 'noEnd'];

/**
 * Reads an export page into the library, where it is at once searchable. Aborting keeps what was stored. Rejects if the
 * library can't be written.
 */
export async function readExport(
  source: ExportSource,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ImportProgress) => void },
): Promise<ImportOutcome> {
  const found = await findWorld(source, signal);
  if (signal.aborted) return { kind: 'stopped' };
  if (!found) return { kind: 'notExport' };
  const target = await targetOf(found);
  if (target.state === 'connected') return { kind: 'connected', title: target.title };
  const readAt = Date.now();
  await announceWorld(target, readAt);

  const report: ImportReport = {
    ...{ target, isWhole: true, added: [], changed: [], same: 0, gone: [], problems: [] },
  };
  const seen = new Set<string>();
  let batch: ExportedItem[] = [];
  const store = async () => {
    const stored = await storeExported(target.id, batch, readAt);
    batch = [];
    for (const entry of stored) {
      seen.add(importKey(entry.ref));
      if (entry.change === 'same') report.same += 1;
      else report[entry.change].push(entry);
    }
  };
  try {
    const options = { worldId: target.id, address: source.address, signal, pause: pauseNow };
    for await (const part of readExportPage(source.text(), options)) {
      if (part.part === 'items') {
        batch.push(...part.items);
        if (batch.length >= BATCH) await store();
      } else if (part.part === 'problem') {
        report.problems.push(part.problem);
        // What couldn't be read now stays as it was read before.
        if (part.problem.articleId) seen.add(importKey({ kind: 'article', id: part.problem.articleId }));
      } else if (part.part === 'progress') onProgress({ target, done: part.done, total: part.total });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    report.isWhole = false;
  }
  await store();
  if (report.problems.some(({ code }) => CUT.includes(code))) report.isWhole = false;
  report.gone = await finishImport(target.id, {
    ...{ seen: report.isWhole ? seen : null, kinds: KINDS, readAt },
    // What was stored is made searchable even if the reading was stopped.
    signal: new AbortController().signal,
  });
  return { kind: 'read', report };
}

/** Reads the page up to its first article. Null if it has none. */
async function findWorld(source: ExportSource, signal: AbortSignal): Promise<ExportedWorld | null> {
  const options = { worldId: '', address: source.address, signal, pause: pauseNow };
  try {
    for await (const part of readExportPage(source.text(), options)) {
      if (part.part === 'world') return part.world;
      if (part.part === 'problem' && part.problem.code === 'notExport') return null;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return null;
}

/** Lists the world, so that it is shown while it is read. */
async function announceWorld({ id, title, slug }: ImportTarget, readAt: Instant): Promise<void> {
  const summary = { id, title, slug, url: null };
  unwrap(await request('localWorlds.add', { ...summary, source: 'export', readAt }));
  await storeExportedWorld({
    ...{ ...summary, ownership: null, description: '', tags: [], customTemplates: [] },
    ...{ newArticleState: null, articleCount: null },
  });
}
