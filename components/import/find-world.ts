import { pauseNow } from '../../lib/library/index.ts';
import { type ExportedWorld, type OpenedExport, readExportPage } from '../../lib/world-export/index.ts';
import { comparableWorlds } from './target-of.ts';

/**
 * Reads a page until it tells which world it is of: up to its first article, or to its end if it has no World Codex and
 * there are other worlds to compare it with. Null if it has no article, or if the reading was stopped.
 */
export async function findWorld(
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
