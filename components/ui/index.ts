// The UI kit of all screens: colors, buttons, fields, lists, notices, live announcements. It knows nothing about
// worlds; each kind of entry has its own folder.

export { Card, TaskProgress } from './card.tsx';
export { Button, type ButtonProps, IconButton } from './controls/button.tsx';
export { Chip, ChipButton } from './controls/chip-button.tsx';
export { Segmented, Select, SelectedText, type SelectOption } from './controls/choices.tsx';
export { Combobox, type ComboboxProps } from './controls/combobox.tsx';
export {
  Counter,
  Field,
  type FieldIds,
  type FieldProps,
  TextAreaField,
  TextField,
} from './controls/field.tsx';
export { useFileDrop } from './controls/file-drop.ts';
export { type Hue, Icon, type IconName, Tile } from './controls/icon.tsx';
export { ariaKeys, isMac, Kbd, keyNames } from './controls/kbd.tsx';
export { Switch } from './controls/switch.tsx';
export { TabStrip } from './controls/tab-strip.tsx';
export { EmptyState } from './empty-state.tsx';
export { FoldChevron, FoldCount, FoldHead, type FoldHeadProps, FoldTitle } from './fold.tsx';
export { guardPage } from './guard-page.ts';
export { HelpLink, type HelpTopicId, helpAddress, openHelp, useHelpKey } from './help-link.tsx';
export { keepFocus, navigateToolbar, useKeptFocus } from './keep-focus.ts';
export { type KeyGroup, type KeyHint, KeyList, KeyListDialog } from './key-list.tsx';
export { hasWords, ListTools } from './list-tools.tsx';
export { Notice, type NoticeTone } from './notice.tsx';
export { DECISION_TOAST, decide, decisionFailed } from './overlays/decide.ts';
export { ControlledMenu, Menu, type MenuProps, MoreMenu } from './overlays/menu.tsx';
export type { MenuItem } from './overlays/menu-item.tsx';
export { ConfirmDialog, HelpDialog, ModalDialog } from './overlays/modal-dialog.tsx';
export { usePopover } from './overlays/popover.ts';
export { ToastStack, useUndoKey } from './overlays/toast-stack.tsx';
export { announce, closeToastsOf, dismissToast, showToast, type Toast } from './overlays/toasts.ts';
export { PageSide, useAddress } from './page-side.tsx';
export { focusRow, navigateRows, rowBeside, stopOf } from './row-navigation.ts';
export { misspelling, searchable } from './spelling.ts';
export { accentStyle, applyAccent, dominantHue } from './theme/accent.ts';
export { linkHandlers, Trans } from './trans.tsx';
export { useCurrent, useMedia, useModule, useWatched } from './use-current.ts';
export { useColorScheme, useOnline } from './use-environment.ts';
export { useRowFocus } from './use-row-focus.ts';
