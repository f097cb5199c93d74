import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { Button } from './button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** Confirms an action that can't be undone, or that changes a lot. The harmless button comes first and has the focus. */
export function ConfirmDialog(props: {
  title: string;
  children: ComponentChildren;
  /** Label of the button that confirms. */
  confirm: string;
  /** Of the button that confirms: `danger` for what can't be undone. */
  tone?: 'danger' | 'primary';
  /** Label of the button that cancels. */
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
          <Button onClick={props.onClose}>{props.keep ?? t('common.cancel')}</Button>
          <Button tone={props.tone ?? 'danger'} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </ModalDialog>
  );
}
