import { Notice } from '../ui/index.ts';
import { tokenPage } from './details.ts';

/** The page of World Anvil where a user token is renewed; plain words for an address that can't be linked. */
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

/** The token was saved before the passphrase was set: only a new one is safe from a reader of the browser's files. */
export function ExposedToken({ address }: { address: string }) {
  return (
    <Notice tone="warn">
      Your user token was saved here before the passphrase was set, so an old copy can still be readable in
      the browser’s files. Renew the token on your <TokenPageLink address={address} />, then enter the new one
      here: choose Change under Connection.
    </Notice>
  );
}

/** What a disconnection leaves behind, and how to make it useless. `isEncrypted`: every copy is, by the passphrase. */
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
