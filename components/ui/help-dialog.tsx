import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** Something to look at, with one button that closes it; Esc does too. */
export function HelpDialog(props: { title: string; children: ComponentChildren; onClose: () => void }) {
  return (
    <ModalDialog
      title={props.title}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>Close</Button>}
    >
      {props.children}
    </ModalDialog>
  );
}
