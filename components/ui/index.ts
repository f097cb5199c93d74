// The UI kit of all screens: colors, buttons, fields, lists, notices, live announcements. It knows nothing about
// worlds; each kind of entry has its own folder.

export { accentStyle, applyAccent, dominantHue } from './accent.ts';
export { announce } from './announce.ts';
export { Button, type ButtonProps, IconButton } from './button.tsx';
export { Card } from './card.tsx';
export { Chip } from './chip.tsx';
export { ChipButton } from './chip-button.tsx';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { EmptyState } from './empty-state.tsx';
export { Counter, Field, type FieldIds, type FieldProps, TextAreaField, TextField } from './field.tsx';
export { useFileDrop } from './file-drop.ts';
export { guardDrops } from './guard-drops.ts';
export { HelpDialog } from './help-dialog.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Kbd } from './kbd.tsx';
export { keepFocus } from './keep-focus.ts';
export { type KeyGroup, type KeyHint, KeyListDialog } from './key-list-dialog.tsx';
export { linkHandlers } from './link-handlers.ts';
export { ControlledMenu, Menu, type MenuProps } from './menu.tsx';
export type { MenuItem } from './menu-item.tsx';
export { ModalDialog } from './modal-dialog.tsx';
export { Notice, type NoticeTone } from './notice.tsx';
export { usePopover } from './popover.ts';
export { searchable } from './searchable.ts';
export { Segmented } from './segmented.tsx';
export { misspelling } from './spelling.ts';
export { Switch } from './switch.tsx';
export { type Hue, Tile } from './tile.tsx';
export { ToastStack } from './toast-stack.tsx';
export { dismissToast, showToast, type Toast } from './toasts.ts';
export { navigateToolbar } from './toolbar-navigation.ts';
export { Trans } from './trans.tsx';
export { useHelpKey } from './use-help-key.ts';
export { useOnline } from './use-online.ts';
export { useWatched } from './use-watched.ts';
