// Stores the API credentials in the extension's own database. They are only protected by a passphrase: without one, the
// encryption key is stored next to them, and the browser's files contain both. Only the background opens the vault.
// Credentials are never in `storage.local` or `storage.sync`, in messages, logs or errors.
export type { Box, Credentials } from './sealing.ts';
export { NoPassphraseError, openVault, type Protection, type Vault, VaultLockedError } from './vault.ts';
