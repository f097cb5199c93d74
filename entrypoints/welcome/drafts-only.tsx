import type { Ref } from 'preact';
import { Button, Trans } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { CaptureHelp } from './ready.tsx';

/** What works before there are keys: capturing, and drafts that wait on this device. */
export function DraftsOnly(props: { onBack: () => void; titleRef: Ref<HTMLHeadingElement> }) {
  return (
    <section class="drafts-only" aria-labelledby="drafts-only">
      <h2 id="drafts-only" tabIndex={-1} ref={props.titleRef}>
        {t('welcome.draftsTitle')}
      </h2>
      <p>{t('welcome.draftsWait')}</p>
      <CaptureHelp />
      <p class="soft">
        <Trans
          id="welcome.draftsWhere"
          values={{
            link: (text) => (
              <a href="/options.html#drafts" target="_blank" rel="noreferrer">
                {text}
              </a>
            ),
          }}
        />
      </p>
      <p>
        <Button onClick={props.onBack}>{t('welcome.others')}</Button>
      </p>
    </section>
  );
}
