import { useState } from 'preact/hooks';
import { formatAge, formatDate, formatList, t } from '../../lib/i18n/index.ts';
import { ENTRY_KINDS, hasEntries, type WorldCopy } from '../../lib/library/index.ts';
import type { Instant, WorldSummary } from '../../lib/model/index.ts';
import { sourceName } from '../local-worlds/index.ts';
import { kindCount } from '../search/index.ts';
import { Button, ConfirmDialog, Switch } from '../ui/index.ts';
import { SkippedNotice } from './skipped-notice.tsx';

/** "1,204 articles and 1 statblock"; kinds without entries are left out. */
export function formatCounts({ counts }: Pick<WorldCopy, 'counts'>): string {
  const parts = ENTRY_KINDS.filter((kind) => counts[kind] > 0).map((kind) => kindCount(kind, counts[kind]));
  return parts.length > 0 ? formatList(parts) : t('library.empty');
}

/** "Synced so far: 240 of 1,000 articles."; without the total if World Anvil doesn't report one. */
function formatProgress({ done, total }: NonNullable<WorldCopy['progress']>): string {
  return total === null || total < done
    ? t('library.soFar', { articles: kindCount('article', done) })
    : t('library.soFarOf', { done, total });
}

/** "Full texts: 120 of 1,000."; null if none are wanted. */
function formatBodies({ bodies: { copied, wanted } }: Pick<WorldCopy, 'bodies'>): string | null {
  if (wanted === 0) return null;
  return copied < wanted ? t('library.fullTexts', { copied, wanted }) : t('library.allFullTexts', { copied });
}

export interface CopyActions {
  /** Starts or resumes copying. */
  copy(): void;
  pause(): void;
  /** Adds the world to those that are copied, or removes it together with its copy. */
  setSelected(isSelected: boolean): void;
  /** Deletes the copy. */
  remove(): void;
}

/** One world: whether it is copied, the progress, and its actions. */
export function CopyRow(props: {
  world: WorldSummary;
  copy: WorldCopy | undefined;
  /** Drafts go to this world, so it is always copied. */
  isChosen: boolean;
  isSelected: boolean;
  now: Instant;
  /** The time that syncing still takes, in a sentence. */
  left: string | null;
  actions: CopyActions;
}) {
  const { world, copy, isChosen, isSelected, now, left, actions } = props;
  const [confirming, setConfirming] = useState<'delete' | 'unwant' | null>(null);
  const { title } = world;
  const has = copy !== undefined && hasEntries(copy);
  const isCopied = isChosen || isSelected;
  const stopCopying = () => (has ? setConfirming('unwant') : actions.setSelected(false));
  return (
    <li class="world-copy">
      <div class="world-copy-head">
        {isChosen ? (
          <p>
            <span class="world-copy-title">{title}</span>{' '}
            <span class="small soft">
              {sourceName('account')} · {t('library.alwaysSynced')}
            </span>
          </p>
        ) : (
          <Switch
            checked={isSelected}
            onChange={(isOn) => (isOn ? actions.setSelected(true) : stopCopying())}
          >
            <span class="world-copy-title">{title}</span>{' '}
            <span class="small soft">{sourceName('account')}</span>
          </Switch>
        )}
      </div>
      {copy && (isCopied || has) && (
        <CopyState copy={copy} title={title} now={now} left={isCopied ? left : null} />
      )}
      {isCopied && <SkippedNotice worldId={world.id} onRetry={actions.copy} />}
      {isCopied && (
        <div class="world-copy-actions wrap gap-2">
          {copy?.isPaused ? (
            <Button
              size="small"
              onClick={actions.copy}
              aria-label={t('library.resumeWorld', { world: title })}
            >
              {t('common.resume')}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                onClick={actions.copy}
                aria-label={t('library.syncWorldNow', { world: title })}
              >
                {t('library.syncNow')}
              </Button>
              <Button
                size="small"
                onClick={actions.pause}
                aria-label={t('library.pauseWorld', { world: title })}
              >
                {t('common.pause')}
              </Button>
            </>
          )}
          {has && (
            <Button
              size="small"
              tone="quiet"
              onClick={() => setConfirming('delete')}
              aria-label={t('library.deleteWorldCopy', { world: title })}
            >
              {t('library.deleteCopy')}
            </Button>
          )}
        </div>
      )}
      {confirming && (
        <ConfirmDialog
          title={t('library.deleteCopyTitle', { world: title })}
          confirm={t('common.delete')}
          onConfirm={() => {
            setConfirming(null);
            if (confirming === 'unwant') actions.setSelected(false);
            else actions.remove();
          }}
          onClose={() => setConfirming(null)}
        >
          <p>
            {t(isChosen && confirming === 'delete' ? 'library.deleteChosenHint' : 'library.deleteCopyHint')}
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Progress, content and age of an offline copy. */
function CopyState(props: { copy: WorldCopy; title: string; now: Instant; left: string | null }) {
  const { copy, title, now, left } = props;
  const { progress, isPaused, syncedAt } = copy;
  const bodies = formatBodies(copy);
  const isFirst = progress !== null && syncedAt === null;
  const contents = isFirst
    ? formatProgress(progress)
    : t('library.contents', { entries: formatCounts(copy) });
  return (
    <div class="world-copy-state small soft">
      {progress && (isFirst || hasEntries(copy)) && !isPaused && (
        <progress
          class="world-copy-progress"
          aria-label={t('library.syncingWorld', { world: title })}
          {...(progress.total === null
            ? {}
            : { value: Math.min(progress.done, progress.total), max: Math.max(1, progress.total) })}
        />
      )}
      <p>
        {isPaused && `${t('library.pausedShort')} `}
        {contents}
        {syncedAt !== null && (
          <>
            {' '}
            <time dateTime={new Date(syncedAt).toISOString()} title={formatDate(syncedAt)}>
              {t('library.syncedAt', { age: formatAge(syncedAt, now) })}
            </time>
          </>
        )}
      </p>
      {bodies && <p>{bodies}</p>}
      {left && !isPaused && <p>{left}</p>}
    </div>
  );
}
