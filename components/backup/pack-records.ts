import {
  type BackupResource,
  type Listed,
  type Manifest,
  type ReadKind,
  type RecordRow,
  recordMarkdown,
  recordRow,
  recordsBelow,
} from '../../lib/history/backup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { PackContext } from './pack-texts.ts';

type Tree = Parameters<typeof recordMarkdown>[0];

/** The deepest nesting is three levels: notes in sections in notebooks. */
const MAX_DEPTH = 4;

async function treeOf(worldId: WorldId, row: RecordRow, depth = 0): Promise<Tree> {
  const { kind, id, title, updatedAt, raw } = row;
  const below = depth < MAX_DEPTH ? await recordsBelow(worldId, id) : [];
  const children = await Promise.all(below.map((one) => treeOf(worldId, one, depth + 1)));
  return { kind, id, title, updatedAt, raw: raw ?? {}, children };
}

/**
 * Packs maps, timelines, notes and the like: each as JSON, and as Markdown together with its children if it has text.
 */
export async function packRecords(
  context: PackContext & {
    records: readonly Listed<ReadKind>[];
    signal: AbortSignal;
    onProgress: (done: number) => void;
  },
): Promise<{ resources: BackupResource[]; left: Manifest['left'] }> {
  const { archive, places, worldId, records, written, findFrom, signal, onProgress } = context;
  const resources: BackupResource[] = [];
  const left: Manifest['left'] = [];
  for (const [at, { kind, id, title, updatedAt }] of records.entries()) {
    signal.throwIfAborted();
    onProgress(at);
    const place = places.of({ kind, id });
    const row = await recordRow(worldId, kind, id);
    if (!place || !row?.raw) {
      left.push({ kind, id, title });
      continue;
    }
    await archive.add(place.json, written(row.raw));
    if (place.markdown) {
      const tree = await treeOf(worldId, row);
      await archive.add(place.markdown, recordMarkdown(tree, findFrom(place.markdown)));
    }
    resources.push({ kind, id, title, updatedAt, readAt: row.readAt, ...place });
  }
  return { resources, left };
}
