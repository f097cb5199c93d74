import type { ComponentChildren } from 'preact';
import { formatAge, t } from '../../lib/i18n/index.ts';
import type { Entry, EntryKind } from '../../lib/library/index.ts';
import type { EntryViewProps } from './entry-bar.ts';
import { EntryHead, type Fact } from './entry-head.tsx';
import { type Fetching, useEntryCopy, useFetching } from './use-entry-copy.ts';
import './entry-view.css';
import type { Instant } from '../../lib/model/index.ts';
import { withFilter } from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';

/** The tags of an entry. Each searches for others with it. */
export function EntryTags({ tags, search }: { tags: readonly string[]; search: EntryViewProps['search'] }) {
  if (tags.length === 0) return null;
  const find = (tag: string) =>
    search(withFilter('', { type: 'filter', by: 'tag', value: tag, isNegated: false }));
  return (
    <ul class="detail-tags" aria-label={t('history.fieldTags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <button type="button" class="chip" onClick={() => find(tag)}>
            <bdi>#{tag}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is known of the offline copy of an entry. */
type CopyState =
  | { state: 'loading' | 'listed' | 'damaged' }
  | { state: 'here'; readAt: Instant; isStale: boolean };

/** Says if the offline copy of an entry is missing or outdated, and what to do about it. */
export function SyncNotice(props: {
  copy: CopyState;
  fetching: Fetching;
  again: () => void;
  isDraft: boolean;
}) {
  const { copy, fetching, again } = props;
  if (copy.state === 'loading') return null;
  const isBusy = fetching.state === 'busy';
  const retry = (words: string) => (
    <Button size="small" busy={isBusy} onClick={again}>
      {words}
    </Button>
  );
  if (props.isDraft) return <Notice>{t('entry.isSending')}</Notice>;
  // Null if there is no readable copy.
  const age = copy.state === 'here' ? formatAge(copy.readAt, Math.max(Date.now(), copy.readAt)) : null;
  if (fetching.state === 'gone')
    return (
      <Notice tone="warn" actions={retry(t('common.checkAgain'))}>
        {age === null ? t('entry.goneWithoutCopy') : t('entry.goneWithCopy')}
      </Notice>
    );
  if (fetching.state === 'offline') {
    if (copy.state === 'here' && !copy.isStale) return null;
    return (
      <Notice tone="warn" actions={retry(t('common.tryAgain'))}>
        {age === null ? t('entry.offlineAndMissing') : t('entry.offlineAndOutdated', { age })}
      </Notice>
    );
  }
  if (fetching.state === 'failed') {
    const cause = t(fetching.sentence);
    return (
      <Notice tone={age === null ? 'danger' : 'warn'} actions={retry(t('common.tryAgain'))}>
        {age === null ? t('entry.fetchFailed', { cause }) : t('entry.refreshFailed', { age, cause })}
      </Notice>
    );
  }
  if (copy.state === 'damaged')
    return isBusy ? (
      <Busy>{t('entry.damagedFetching')}</Busy>
    ) : (
      <Notice tone="danger" actions={retry(t('entry.fetchAgain'))}>
        {t('entry.damaged')}
      </Notice>
    );
  if (age === null)
    return isBusy ? (
      <Busy>{t('entry.fetching')}</Busy>
    ) : (
      <Notice actions={retry(t('entry.fetch'))}>{t('entry.notSynced')}</Notice>
    );
  if (copy.state !== 'here' || !copy.isStale) return null;
  return isBusy ? (
    <Busy>{t('entry.outdatedFetching', { age })}</Busy>
  ) : (
    <Notice tone="warn" actions={retry(t('library.syncNow'))}>
      {t('entry.outdated', { age })}
    </Notice>
  );
}

function Busy({ children }: { children: ComponentChildren }) {
  return (
    <p class="detail-busy soft" role="status">
      {children}
    </p>
  );
}

/** What every header shows. */
export interface ShownEntry {
  title: string;
  tags: readonly string[];
}

/**
 * The frame of an entry: header, freshness notice, the `children`, and the tags. An entry that is missing or outdated is fetched,
 * and the notice says so.
 */
export function EntryFrame<T extends ShownEntry>(
  props: EntryViewProps & {
    kind: EntryKind;
    read: (resource: unknown) => T | null;
    /** Short facts for the line below the title. */
    facts: (resource: T | null) => readonly (string | null)[];
    /** What the line unfolds to, once the entry is here. */
    details?: (resource: T, readAt: number) => readonly (Fact | null)[];
    /** The children show enough without the body, so the fetching notice goes below them, where it moves nothing. */
    isWaitLast?: boolean;
    /** `resource` is null while only the lists are known. `isComing`: the rest is being fetched. */
    children: (resource: T | null, entry: Entry | null, isComing: boolean) => ComponentChildren;
  },
) {
  const { worldId, id, kind, open, search } = props;
  const copy = useEntryCopy(worldId, { kind, id }, props.read);
  const isWanted =
    copy.state === 'listed' || copy.state === 'damaged' || (copy.state === 'here' && copy.isStale);
  const [fetching, again] = useFetching(worldId, { kind, id }, isWanted);
  if (copy.state === 'loading')
    return (
      <div class="detail-loading" role="status">
        <span class="visually-hidden">{t('common.loading')}</span>
      </div>
    );
  const resource = copy.state === 'here' ? copy.resource : null;
  const readAt = copy.state === 'here' ? copy.readAt : null;
  const { details } = props;
  const { entry } = copy;
  const isWaiting = fetching.state === 'busy' || fetching.state === 'idle';
  const isLast = props.isWaitLast === true && isWaiting;
  const notice = <SyncNotice copy={copy} fetching={fetching} again={again} isDraft={false} />;
  return (
    <article class="detail" aria-busy={fetching.state === 'busy'}>
      {(resource ?? entry) && (
        <EntryHead
          kind={kind}
          title={resource?.title || entry?.title || ''}
          entry={entry}
          path={copy.path}
          facts={props.facts(resource)}
          details={details && resource && readAt !== null ? () => details(resource, readAt) : null}
          open={open}
        />
      )}
      {!isLast && notice}
      {props.children(resource, entry, copy.state === 'listed' && isWaiting)}
      <EntryTags
        tags={resource && resource.tags.length > 0 ? resource.tags : (entry?.tags ?? [])}
        search={search}
      />
      {isLast && notice}
    </article>
  );
}
