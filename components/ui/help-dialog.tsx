import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { Button } from './button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** A dialog with content and a Close button; Esc closes it too. */
export function HelpDialog(props: { title: string; children: ComponentChildren; onClose: () => void }) {
  return (
    <ModalDialog
      title={props.title}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{t('common.close')}</Button>}
    >
      {props.children}
    </ModalDialog>
  );
}
