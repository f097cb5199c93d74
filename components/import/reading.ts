import {
  type EntryKind,
  everything,
  finishImport,
  type ImportedEntry,
  importKey,
  importQueue,
  openLocalCopy,
  storeExportedWorld,
} from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Instant, unwrap, type WorldId } from '../../lib/model/index.ts';
import {
  type ExportedItem,
  type ExportedWorld,
  type ExportProblem,
  isLocalCategoryId,
} from '../../lib/world-export/index.ts';
import { type AskTarget, type ImportTarget, targetOf } from './target-of.ts';

/** One reading at a time, and no removal meanwhile: what it removes may just have been stored. */
export const IMPORT_LOCK = 'import';

export interface ImportReport {
  target: ImportTarget;
  /** What is on this device now. `updatedInPart`: all of an earlier export, and a part of this one. */
  copy: 'whole' | 'part' | 'updatedInPart';
  added: ImportedEntry[];
  changed: ImportedEntry[];
  same: number;
  /** Entries of an earlier reading that this export doesn't have. They stay until a person removes them. */
  lacking: Pick<ImportedEntry, 'ref' | 'title'>[];
  problems: ExportProblem[];
}

const PAGE_KINDS: readonly EntryKind[] = ['article', 'category'];

/** The reading of one world. Nothing is stored of a world that the account has. */
export interface Reading {
  target: ImportTarget;
  report: ImportReport;
  add(items: readonly ExportedItem[]): Promise<void>;
  /** What couldn't be read now stays as it was read before. */
  note(problem: ExportProblem): void;
  /**
   * What a page lacks is reported. An account export is known to lack articles that are there.
   * @param isWhole false if the reading was stopped, or if the export ended early
   */
  finish(from: 'page' | 'archive', isWhole: boolean): Promise<void>;
}

/** Lists the world, so that it is shown while it is read. Rejects if the library can't be written. */
export async function openReading(world: ExportedWorld, ask: AskTarget): Promise<Reading> {
  const target = await targetOf(world, ask);
  const readAt = Date.now();
  const report: ImportReport = {
    ...{ target, copy: 'part', added: [], changed: [], same: 0, lacking: [], problems: [] },
  };
  const isStored = target.state !== 'connected';
  const { syncedAt } = await (await openLocalCopy()).worldFacts(target.id);
  if (isStored) await announceWorld(target, readAt);
  const named = isStored ? await namedCategories(target) : new Map<string, string>();
  /** Their ids by those derived from their names. */
  const replaced = new Map<string, string>();
  const seen = new Set<string>();
  let slug: string | null = null;
  const queue = importQueue(target.id, readAt, (entries) => {
    for (const entry of entries) {
      seen.add(importKey(entry.ref));
      if (entry.change === 'same') report.same += 1;
      else report[entry.change].push(entry);
    }
  });

  return {
    target,
    report,
    async add(items) {
      slug ??= items.flatMap(slugOfCategory)[0] ?? null;
      if (isStored) await queue.add(withNamedCategories(items, named, replaced));
    },
    note(problem) {
      report.problems.push(problem);
      if (problem.articleId) seen.add(importKey({ kind: 'article', id: problem.articleId }));
    },
    async finish(from, isWhole) {
      if (!isStored) return;
      report.copy = isWhole ? 'whole' : syncedAt === null ? 'part' : 'updatedInPart';
      await queue.flush();
      if (target.slug === null && slug !== null) await announceWorld({ ...target, slug }, readAt);
      const kept = from === 'page' ? seen : await withoutLocalCategories(target.id);
      report.lacking = await finishImport(target.id, {
        ...{ seen: isWhole ? kept : null, kinds: PAGE_KINDS, readAt },
        isReplaced: ({ kind, id }) =>
          kind === 'category' && (from === 'page' ? replaced.has(id) : isLocalCategoryId(id)),
        // What was stored is made searchable even if the reading was stopped.
        signal: new AbortController().signal,
      });
    },
  };
}

/** A saved page may not say where it was opened, but the addresses of its categories have the world's slug. */
const slugOfCategory = (item: ExportedItem): string[] =>
  item.kind === 'category' ? (/\/w\/([^/?#]+)\/c\//.exec(item.category.url ?? '')?.slice(1) ?? []) : [];

async function announceWorld({ id, title, slug }: ImportTarget, readAt: Instant): Promise<void> {
  const summary = { id, title, slug, url: null };
  unwrap(await request('localWorlds.add', { ...summary, source: 'export', readAt }));
  await storeExportedWorld({
    ...{ ...summary, ownership: null, description: '', tags: [], customTemplates: [] },
    ...{ newArticleState: null, articleCount: null },
  });
}

/** The ids of categories that an account export named, by title. */
async function namedCategories({ id, state }: ImportTarget): Promise<Map<string, string>> {
  const known = state === 'again' ? await everything(id) : [];
  return new Map(
    known.flatMap((entry) =>
      entry.kind === 'category' && !isLocalCategoryId(entry.id) ? [[entry.title, entry.id] as const] : [],
    ),
  );
}

/** The export page has only names of categories. One that an account export named keeps its id. */
function withNamedCategories(
  items: readonly ExportedItem[],
  named: ReadonlyMap<string, string>,
  replaced: Map<string, string>,
): ExportedItem[] {
  return items.flatMap((item): ExportedItem[] => {
    if (item.kind === 'category' && item.isLocalId) {
      const id = named.get(item.category.title);
      if (id === undefined) return [item];
      replaced.set(item.category.id, id);
      return [];
    }
    const id = item.kind === 'article' ? replaced.get(item.article.categoryId ?? '') : undefined;
    if (item.kind !== 'article' || id === undefined) return [item];
    return [{ ...item, article: { ...item.article, categoryId: id } }];
  });
}

/** The keys of everything except categories that only a page named. Those still in use are kept anyway. */
async function withoutLocalCategories(id: WorldId): Promise<Set<string>> {
  const entries = await everything(id);
  return new Set(
    entries.filter((entry) => entry.kind !== 'category' || !isLocalCategoryId(entry.id)).map(importKey),
  );
}
