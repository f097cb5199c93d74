// The small kit that every screen shares: colours, buttons, fields, lists, notices, live announcements.
// Nothing here knows what it shows; a thing of the world has a folder of its own beside this one.

export { announce } from './announce.ts';
export { Button, type ButtonProps, IconButton } from './Button.tsx';
export { Chip } from './Chip.tsx';
export { Combobox, type ComboboxProps } from './Combobox.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { Counter, Field, type FieldIds, type FieldProps, TextAreaField, TextField } from './Field.tsx';
export { HelpDialog } from './HelpDialog.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { Kbd } from './Kbd.tsx';
export { LOCALE } from './locale.ts';
export { ModalDialog } from './ModalDialog.tsx';
export { Notice, type NoticeTone } from './Notice.tsx';
export { Segmented } from './Segmented.tsx';
export { Switch } from './Switch.tsx';
export { searchable } from './searchable.ts';
export { useWatched } from './useWatched.ts';
export { navigateToolbar as walkToolbar } from './walktoolbar.ts';
