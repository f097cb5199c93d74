// The credentials at rest: sealed in the extension's own database, optionally behind a passphrase.
// Opened by the background alone. Nothing of them is ever in `storage.local` or `storage.sync`, a message, a log or an error.
export type { Credentials } from './credentials.ts';
export type { Box } from './sealing.ts';
export { NoPassphraseError, openVault, type Vault, VaultLockedError } from './vault.ts';
