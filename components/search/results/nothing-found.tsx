import { t } from '../../../lib/i18n/index.ts';
import {
  type EntryKind,
  isLinkFilter,
  type LinkTest,
  linkRange,
  type Query,
  type Searcher,
} from '../../../lib/library/index.ts';
import { Button, EmptyState, type IconName, Notice } from '../../ui/index.ts';
import { filtersOf, hasWords, titleFrom, withoutFilters } from '../filters/filters.ts';
import { suggestFilters } from '../filters/suggest-filters.ts';
import type { SearchRows } from '../use-search-rows.ts';
import { useWorldSource } from '../worlds/chosen-world.ts';
import { useAsyncAction } from '../worlds/copy-state.tsx';
import type { WorldIndex } from '../worlds/use-world-index.ts';

export const ICONS: Readonly<Record<EntryKind, IconName>> = {
  ...{ article: 'article', statblock: 'article', manuscript: 'article' },
  ...{ secret: 'lock', category: 'folder', image: 'image' },
};

export const loadSync = () => import('../worlds/sync-world.ts');

/** A world that isn't on this device: nothing of it can be searched or read. */
export function AbsentWorld({ onSync }: { onSync: () => void }) {
  return (
    <EmptyState
      icon="world"
      title={t('panel.notSyncedTitle')}
      actions={
        <Button tone="primary" onClick={onSync}>
          {t('panel.syncWorld')}
        </Button>
      }
    >
      {t('panel.notSyncedHint')}
    </EmptyState>
  );
}

/** No results: what that means, and what to do next. */
export function NothingFound(props: {
  worldIndex: WorldIndex;
  answer: SearchRows;
  typed: string;
  onTyped: (typed: string) => void;
  /** Starts a draft with the typed text as its title; absent where no draft can be started. */
  onDraft?: (title: string) => void;
}) {
  const { worldIndex, answer, typed, onTyped, onDraft } = props;
  const source = useWorldSource();
  const [errorMessage, run] = useAsyncAction();
  const { copy, searcher, worldId } = worldIndex;
  if (searcher.size === 0 && copy && copy.syncedAt === null && copy.progress === null && source === 'account')
    return (
      <>
        <AbsentWorld onSync={() => run(async () => (await loadSync()).syncWorld(worldId))} />
        {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      </>
    );
  if (suggestFilters(worldIndex.searcher, typed, answer.links).filters.length > 0)
    return <p class="searching">{t('search.finishFilter')}</p>;
  const filtered = filtersOf(answer.query).length > 0;
  const text = withoutFilters(typed).trim();
  const title = titleFrom(answer.query);
  const sentence =
    linkSentence(worldIndex.searcher, answer.query, answer.links) ??
    (!hasWords(answer.query)
      ? t('search.nothingPasses')
      : filtered
        ? t('search.noResultsFiltered', { text })
        : t('search.noResults', { text }));
  const isSyncing = worldIndex.copy?.progress != null;
  const mayDraft = onDraft !== undefined && title !== '';
  return (
    <div class="nothing">
      <p>{sentence}</p>
      {(isSyncing || !(filtered || mayDraft)) && (
        <p class="soft">{t(isSyncing ? 'search.stillSyncing' : 'search.tryOtherWords')}</p>
      )}
      <div class="nothing-actions">
        {filtered && (
          <Button size="small" onClick={() => onTyped(text)}>
            {t('search.removeFilters')}
          </Button>
        )}
        {mayDraft && (
          <Button size="small" icon="add" onClick={() => onDraft(title)}>
            {t('search.newDraftTitled', { title })}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Why filters by links leave nothing: what was typed isn't a number or a title, or there are no such links. Null if they
 * aren't the reason.
 */
function linkSentence(searcher: Searcher, { parts }: Query, links: LinkTest | undefined): string | null {
  const filters = parts.filter(isLinkFilter);
  for (const { by, value } of filters)
    if (by === 'links' && linkRange(value) === null) return t('searchLinks.notANumber', { value });
  for (const { by, value } of filters)
    if (by !== 'links' && !isTitle(searcher, value)) return t('searchLinks.unknownTitle', { title: value });
  const [only, ...others] = filters;
  if (!only || only.isNegated || only.by === 'links' || others.length > 0) return null;
  if (searcher.search({ parts: [only] }, { limit: 1, links }).hits.length > 0) return null;
  return t(only.by === 'to' ? 'searchLinks.nothingTo' : 'searchLinks.nothingFrom', { title: only.value });
}

/** The least score of an entry that is called so: others are a typo apart. */
const SAME = 0.5;

const isTitle = (searcher: Searcher, title: string): boolean =>
  searcher.byTitle(title, 1).some(({ score }) => score >= SAME);
