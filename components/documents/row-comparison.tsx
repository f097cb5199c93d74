import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { composed, type PlanRow, readRecords } from '../../lib/import/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { ArticleId, WorldId } from '../../lib/model/index.ts';
import { useWatched } from '../ui/index.ts';
import { TextComparison } from '../versions/index.ts';

/** The text that an article has in the offline copy, and the one that the row would give it; null without a copy. */
async function readBoth(
  worldId: WorldId,
  row: PlanRow,
  articleId: ArticleId,
): Promise<{ before: string; after: string } | null> {
  const library = await openLibrary();
  const [body, records, searcher] = await Promise.all([
    library.body(worldId, { kind: 'article', id: articleId }),
    readRecords(worldId),
    library.searcher(worldId),
  ]);
  if (!body || !('sections' in body.resource)) return null;
  // Mentions of what was imported before are in its text already.
  const { content } = composed(row, (path) => {
    const id = records.get(path)?.articleId ?? null;
    const hit = id === null ? null : searcher.hit(searcher.locate({ kind: 'article', id }));
    return hit && { id: hit.ref.id, template: hit.template ?? 'article' };
  });
  return { before: body.resource.content, after: content };
}

/** What a row would change in the text of its article, by structure. Nothing without an offline copy. */
export function RowComparison(props: { worldId: WorldId; row: PlanRow; articleId: ArticleId }) {
  const { worldId, row, articleId } = props;
  const texts = useWatched(
    () => readBoth(worldId, row, articleId).catch(reportAndUse('documents.compare', null)),
    () => () => {},
    [worldId, row.hash, articleId],
  );
  if (!texts) return null;
  const label = t('documents.comparison');
  return (
    <section class="column gap-1" aria-label={label}>
      <h3 class="small">{label}</h3>
      {texts.before === texts.after ? (
        <p class="small soft">{t('versions.noDifference')}</p>
      ) : (
        <TextComparison label={label} {...texts} onPutBack={null} />
      )}
    </section>
  );
}
