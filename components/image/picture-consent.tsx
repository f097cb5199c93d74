import { useState } from 'preact/hooks';
import { useKeptFocus } from '../entry-view/index.ts';
import { announce, Button, Icon } from '../ui/index.ts';
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

function AskForHost({ host, allowance }: ConsentProps) {
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
