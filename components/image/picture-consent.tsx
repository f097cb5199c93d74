import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { useKeptFocus } from '../entry-view/index.ts';
import { announce, Button, Icon, Trans } from '../ui/index.ts';
import { hostPattern } from './address.ts';
import type { Allowance } from './use-allowance.ts';

interface ConsentProps {
  host: URL;
  allowance: Allowance;
}

/** Asks whether images may be fetched from a host. Afterwards offers to stop it. */
export function PictureConsent({ host, allowance }: ConsentProps) {
  const isAllowed = allowance.allowed?.has(hostPattern(host));
  return isAllowed === undefined ? null : (
    <ConsentView host={host} allowance={allowance} isAllowed={isAllowed} />
  );
}

function ConsentView({ host, allowance, isAllowed }: ConsentProps & { isAllowed: boolean }) {
  const place = useKeptFocus<HTMLDivElement>(isAllowed);
  return (
    <div class="detail-place" ref={place} tabIndex={-1}>
      {isAllowed ? (
        <AllowedHost host={host} allowance={allowance} />
      ) : (
        <AskForHost host={host} allowance={allowance} />
      )}
    </div>
  );
}

function AllowedHost({ host, allowance }: ConsentProps) {
  const forbid = () => {
    allowance.forbid(hostPattern(host));
    announce(t('image.stopped'));
  };
  return (
    <p class="soft small">
      <Trans
        id="image.loadedFrom"
        values={{
          host: host.host,
          stop: (text) => (
            <Button size="small" tone="quiet" onClick={forbid}>
              {text}
            </Button>
          ),
        }}
      />
    </p>
  );
}

function AskForHost({ host, allowance }: ConsentProps) {
  const [refused, setRefused] = useState(false);
  const allow = () => {
    setRefused(false);
    allowance.allow(hostPattern(host)).then(
      (granted) => {
        setRefused(!granted);
        announce(t(granted ? 'image.loading' : 'image.off'));
      },
      () => setRefused(true),
    );
  };
  return (
    <div class="picture-consent">
      <Icon name="eye" />
      <div>
        <p>
          <Trans id="image.askHost" values={{ host: () => <b>{host.host}</b> }} />
        </p>
        {refused && <p role="alert">{t('image.refused')}</p>}
        <Button size="small" onClick={allow}>
          {t('image.showFrom', { host: host.host })}
        </Button>
      </div>
    </div>
  );
}
