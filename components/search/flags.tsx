import { t } from '../../lib/i18n/index.ts';
import { FLAGS } from '../../lib/model/index.ts';
import { Icon } from '../ui/index.ts';
import type { Row } from './row.ts';
import './flags.css';

/** Badges for whatever sets an entry apart from a finished, public one. */
export function Flags({ of }: { of: Pick<Row, 'isDraft' | 'isWip' | 'isPending' | 'state'> }) {
  return (
    <>
      {of.isPending && (
        <span class="flag" data-tone="warn" title={t('search.pendingHint')}>
          {t('flags.pendingMark')}
        </span>
      )}
      {of.isDraft && <span class="flag">{t(FLAGS.draft.mark)} </span>}
      {of.isWip && (
        <span class="flag" title={t(FLAGS.wip.label)}>
          {t(FLAGS.wip.shortMark)}{' '}
        </span>
      )}
      {of.state === 'private' && (
        <span class="flag" data-tone="drawn" title={t('flags.private')}>
          <Icon name="lock" />
          <span class="visually-hidden">{t(FLAGS.state.mark)}</span>
        </span>
      )}
    </>
  );
}
