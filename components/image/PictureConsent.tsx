import { useState } from 'preact/hooks';
import { announce, Button, Icon } from '../ui/index.ts';
import { hostPattern } from './address.ts';
import type { Allowance } from './allowed.ts';

/** Asks, in words, whether pictures of a host may be fetched; afterwards a way to take that back. */
export function PictureConsent({ host, allowance }: { host: URL; allowance: Allowance }) {
  const [refused, setRefused] = useState(false);
  const pattern = hostPattern(host);
  if (!allowance.allowed) return null;
  if (allowance.allowed.has(pattern))
    return (
      <p class="picture-allowed soft small">
        Pictures come from {host.host}.{' '}
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            allowance.forbid(pattern);
            announce('No more pictures are loaded.');
          }}
        >
          Stop loading
        </Button>
      </p>
    );
  const allow = () => {
    setRefused(false);
    allowance.allow(pattern).then(
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
