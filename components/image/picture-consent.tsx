import { useState } from 'preact/hooks';
import { useKeptFocus } from '../entry-view/index.ts';
import { announce, Button, Icon } from '../ui/index.ts';
import { hostPattern } from './address.ts';
import type { Allowance } from './allowed.ts';

interface ConsentProps {
  host: URL;
  allowance: Allowance;
}

/** Asks whether images may be fetched from a host. Afterwards offers to stop it. */
export function PictureConsent({ host, allowance }: ConsentProps) {
  const isAllowed = allowance.allowed?.has(hostPattern(host));
  return isAllowed === undefined ? null : <Known host={host} allowance={allowance} isAllowed={isAllowed} />;
}

function Known({ host, allowance, isAllowed }: ConsentProps & { isAllowed: boolean }) {
  const place = useKeptFocus<HTMLDivElement>(isAllowed);
  return (
    <div class="thing-place" ref={place} tabIndex={-1}>
      {isAllowed ? <Given host={host} allowance={allowance} /> : <Wanted host={host} allowance={allowance} />}
    </div>
  );
}

function Given({ host, allowance }: ConsentProps) {
  const forbid = () => {
    allowance.forbid(hostPattern(host));
    announce('No more pictures are loaded.');
  };
  return (
    <p class="soft small">
      Pictures come from {host.host}.{' '}
      <Button size="small" tone="quiet" onClick={forbid}>
        Stop loading
      </Button>
    </p>
  );
}

function Wanted({ host, allowance }: ConsentProps) {
  const [refused, setRefused] = useState(false);
  const allow = () => {
    setRefused(false);
    allowance.allow(hostPattern(host)).then(
      (granted) => {
        setRefused(!granted);
        announce(granted ? 'Pictures are being loaded.' : 'Pictures stay off.');
      },
      () => setRefused(true),
    );
  };
  return (
    <div class="picture-consent">
      <Icon name="eye" />
      <div>
        <p>
          Pictures are not loaded. To show them, Loreside fetches each from <b>{host.host}</b> when it comes
          into sight, without your sign-in there; that host then sees that this device looks at them.
        </p>
        {refused && (
          <p role="alert">
            The browser did not allow it. Everything else works as before; you can press again.
          </p>
        )}
        <Button size="small" onClick={allow}>
          Show pictures from {host.host}
        </Button>
      </div>
    </div>
  );
}
