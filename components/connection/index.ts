// The connection as people see and change it: the checklist that connects, the summary, the lock, the shortcuts.
// Secrets pass through the form once, to the background; nothing here can read them back.
export { ChecklistItem } from './ChecklistItem.tsx';
export { ConnectedItems } from './ConnectedItems.tsx';
export { ConnectForm } from './ConnectForm.tsx';
export { ConnectionCard } from './ConnectionCard.tsx';
export { LockSettings } from './LockSettings.tsx';
export { LeftBehind } from './RenewToken.tsx';
export { ShortcutButton } from './ShortcutButton.tsx';
export { StateBadge } from './StateBadge.tsx';
export { captureShortcut, readShortcuts, type Shortcut, suggestedKeys, watchShortcuts } from './shortcuts.ts';
export { UnlockForm } from './UnlockForm.tsx';
export { useConnection } from './useConnection.ts';
export { WorldChoice } from './WorldChoice.tsx';
export { isEncrypted, worldTitle } from './words.ts';
