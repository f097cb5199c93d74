import { t } from '../../lib/i18n/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import { RichText } from '../markup/index.ts';
import { Button, Notice } from '../ui/index.ts';
import type { Reading } from './use-reading.ts';

/** The content of a secret, hidden until it is asked for. */
export function Content(props: {
  reading: Reading;
  /** Screen-share mode is on, so it can't be shown. */
  isCovered: boolean;
  open: EntryViewProps['open'];
  search: EntryViewProps['search'];
}) {
  const { reading, isCovered } = props;
  const { content, busy } = reading;
  const isOpen = content !== null;
  return (
    <section class="secret-content column gap-2" aria-label={t('secret.text')} data-open={isOpen}>
      <div class="secret-bar wrap gap-2">
        {isOpen ? (
          <Button size="small" tone="quiet" keys="S" onClick={reading.cover}>
            {t('secret.hide')}
          </Button>
        ) : (
          <Button size="small" icon="eye" keys="S" busy={busy} disabled={isCovered} onClick={reading.show}>
            {t('secret.show')}
          </Button>
        )}
        {busy && (
          <span class="soft small" role="status">
            {t('common.loading')}
          </span>
        )}
      </div>
      {reading.errorMessage && (
        <Notice tone="danger" actions={<Button onClick={reading.show}>{t('common.tryAgain')}</Button>}>
          {t(reading.errorMessage)}
        </Notice>
      )}
      {isOpen ? (
        <div class="secret-text">
          {content.trim() === '' ? (
            <p class="soft">{t('secret.empty')}</p>
          ) : (
            <RichText text={content} name="secret" level={2} open={props.open} search={props.search} />
          )}
        </div>
      ) : (
        <p class="soft small">{isCovered ? t('secret.hiddenWhileSharing') : t('secret.hidden')}</p>
      )}
    </section>
  );
}
