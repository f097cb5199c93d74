import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** A question before something that cannot be taken back; the harmless button comes first and has the focus. */
export function ConfirmDialog(props: {
  title: string;
  children: ComponentChildren;
  /** The words on the button that does it. */
  confirm: string;
  /** The words on the button that does not. */
  keep?: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ModalDialog
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{props.keep ?? 'Cancel'}</Button>
          <Button tone="danger" onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </ModalDialog>
  );
}
