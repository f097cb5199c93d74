import type { ComponentChildren } from 'preact';
import { formatAge, t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { Button, Notice } from '../ui/index.ts';
import './entry-view.css';
import type { Fetching } from './use-fetching.ts';

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
      <Notice tone="warn" actions={retry(t('entry.checkAgain'))}>
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
    <Notice tone="warn" actions={retry(t('entry.refresh'))}>
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
