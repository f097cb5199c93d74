import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { announce, Button, Trans } from '../ui/index.ts';

/** Asks whether the images of a world may be shown. */
export function AskForImages(props: {
  /** Where they come from. */
  hosts: readonly URL[];
  allow: () => Promise<boolean>;
  /** Null where there is no single image to allow. */
  allowOnly: (() => Promise<boolean>) | null;
}) {
  const [isRefused, setRefused] = useState(false);
  const ask = (request: () => Promise<boolean>) => {
    setRefused(false);
    request().then(
      (isGranted) => {
        setRefused(!isGranted);
        if (isGranted) announce(t('image.loading'));
      },
      () => setRefused(true),
    );
  };
  const { allowOnly } = props;
  return (
    <div class="image-ask">
      <p class="image-ask-words">{t('image.ask')}</p>
      {isRefused && <p role="alert">{t('image.refused')}</p>}
      <div class="image-ask-buttons">
        <Button size="small" onClick={() => ask(props.allow)}>
          {t('image.showAll')}
        </Button>
        {allowOnly && (
          <Button size="small" tone="quiet" onClick={() => ask(allowOnly)}>
            {t('image.showOne')}
          </Button>
        )}
      </div>
      <details class="image-ask-why small soft">
        <summary>{t('image.whereFrom')}</summary>
        {props.hosts.map(({ host }) => (
          <p key={host}>
            <Trans id="image.loadFrom" values={{ host: () => <bdi>{host}</bdi> }} />
          </p>
        ))}
      </details>
    </div>
  );
}
