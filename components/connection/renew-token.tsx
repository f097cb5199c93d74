import type { ComponentChildren } from 'preact';
import { Notice, Trans } from '../ui/index.ts';
import { tokenPage } from './details.ts';

/** A link to the page of World Anvil that renews a user token; plain text if the address can't be linked. */
export function TokenPageLink({ address, children }: { address: string; children: ComponentChildren }) {
  const page = tokenPage(address);
  return page ? (
    <a href={page} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}

/** The value of a message's `link` to the page that renews a user token. */
export const tokenPageLink = (address: string) => ({
  link: (text: ComponentChildren) => <TokenPageLink address={address}>{text}</TokenPageLink>,
});

/**
 * Warns about a token that was saved before the passphrase was set: old copies of it stay readable in the browser's
 * files until it is renewed.
 */
export function ExposedToken({ address }: { address: string }) {
  return (
    <Notice tone="warn">
      <Trans id="connection.tokenExposed" values={tokenPageLink(address)} />
    </Notice>
  );
}

/**
 * What a disconnection leaves behind, and how to make it useless. `isEncrypted`: the passphrase encrypts every copy.
 */
export function LeftBehind({ address, isEncrypted }: { address: string; isEncrypted: boolean }) {
  return (
    <p>
      <Trans
        id={isEncrypted ? 'connection.tokenEncrypted' : 'connection.tokenReadable'}
        values={tokenPageLink(address)}
      />
    </p>
  );
}
