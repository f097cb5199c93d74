// Shows and changes the connection: checklist, summary, lock, shortcuts. Secrets go through the form once, to the
// background; nothing here can read them back.
export { ChecklistItem, ConnectedItems } from './checklist-item.tsx';
export { ConnectForm } from './connect-form.tsx';
export { AllowButton, ConnectionCard, RefusedNotice, StateBadge } from './connection-card.tsx';
export { isEncrypted, useConnection, worldTitle } from './details.ts';
export { LeftBehind, LockSettings, UnlockForm } from './lock-settings.tsx';
export {
  canChangeShortcuts,
  captureShortcut,
  changeShortcut,
  hasShortcuts,
  readShortcuts,
  resetShortcut,
  type Shortcut,
  ShortcutButton,
  shortcutOf,
  suggestedKeys,
  suggestedShortcut,
  watchShortcuts,
} from './shortcuts.tsx';
export { WorldChoice } from './world-choice.tsx';
