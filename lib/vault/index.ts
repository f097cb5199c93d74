// The credentials at rest: in the extension's own database, encrypted for real only behind a passphrase. Without one, the
// key lies beside them, and the browser's files hold both.
// Opened by the background alone. Nothing of them is ever in `storage.local` or `storage.sync`, a message, a log or an error.
export type { Credentials } from './credentials.ts';
export type { Box } from './sealing.ts';
export { NoPassphraseError, openVault, type Protection, type Vault, VaultLockedError } from './vault.ts';
