import { Notice } from '../ui/index.ts';
import { tokenPage } from './details.ts';

/** A link to the page of World Anvil that renews a user token; plain text if the address can't be linked. */
export function TokenPageLink({ address }: { address: string }) {
  const page = tokenPage(address);
  return page ? (
    <a href={page} target="_blank" rel="noreferrer">
      API keys page on World Anvil
    </a>
  ) : (
    <>API keys page on World Anvil</>
  );
}

/**
 * Warns about a token that was saved before the passphrase was set: old copies of it stay readable in the browser's
 * files until it is renewed.
 */
export function ExposedToken({ address }: { address: string }) {
  return (
    <Notice tone="warn">
      Your user token was saved here before the passphrase was set, so an old copy can still be readable in
      the browser’s files. Renew the token on your <TokenPageLink address={address} />, then enter the new one
      here: choose Change under Connection.
    </Notice>
  );
}

/**
 * What a disconnection leaves behind, and how to make it useless. `isEncrypted`: the passphrase encrypts every copy.
 */
export function LeftBehind({ address, isEncrypted }: { address: string; isEncrypted: boolean }) {
  return isEncrypted ? (
    <p>
      Old copies of the user token can stay in the browser’s files, encrypted with your passphrase. The token
      stays valid until you renew it on your <TokenPageLink address={address} />.
    </p>
  ) : (
    <p>
      Old copies of the user token can stay readable in the browser’s files. To make them useless, renew the
      token on your <TokenPageLink address={address} />.
    </p>
  );
}
