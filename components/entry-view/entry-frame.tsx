import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import type { Entry, EntryKind } from '../../lib/library/index.ts';
import { EntryHead } from './entry-head.tsx';
import { EntryTags } from './entry-tags.tsx';
import type { Fact } from './facts.tsx';
import { SyncNotice } from './sync-notice.tsx';
import { useEntryCopy } from './use-entry-copy.ts';
import { useFetching } from './use-fetching.ts';
import type { EntryViewProps } from './view.ts';
import './entry-view.css';

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
