// Shows and changes the connection: checklist, summary, lock, shortcuts. Secrets go through the form once, to the
// background; nothing here can read them back.
export { ChecklistItem } from './checklist-item.tsx';
export { ConnectForm } from './connect-form.tsx';
export { ConnectedItems } from './connected-items.tsx';
export { ConnectionCard } from './connection-card.tsx';
export { isEncrypted, worldTitle } from './connection-text.ts';
export { LockSettings } from './lock-settings.tsx';
export { AllowButton, RefusedNotice } from './refused-notice.tsx';
export { LeftBehind } from './renew-token.tsx';
export { ShortcutButton } from './shortcut-button.tsx';
export { shortcutOf } from './shortcut-keys.ts';
export {
  canChangeShortcuts,
  captureShortcut,
  changeShortcut,
  hasShortcuts,
  readShortcuts,
  resetShortcut,
  type Shortcut,
  suggestedKeys,
  suggestedShortcut,
  watchShortcuts,
} from './shortcuts.ts';
export { StateBadge } from './state-badge.tsx';
export { UnlockForm } from './unlock-form.tsx';
export { useConnection } from './use-connection.ts';
export { WorldChoice } from './world-choice.tsx';
