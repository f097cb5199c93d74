import { t } from '../../lib/i18n/index.ts';
import { Button } from './button.tsx';
import { HELP_SHORTCUT, HelpLink, type HelpTopicId, openHelp } from './help-link.tsx';
import { type KeyGroup, KeyList } from './key-list.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/**
 * Lists the keyboard shortcuts of a screen and leads to the help about it, which F1 opens too. Mounting opens the
 * dialog; Esc closes it and restores the focus.
 */
export function KeyListDialog(props: {
  title: string;
  groups: readonly KeyGroup[];
  topic: HelpTopicId;
  onClose: () => void;
}) {
  const { topic, onClose } = props;
  return (
    <ModalDialog
      title={props.title}
      onClose={onClose}
      onKey={(event) => {
        if (event.key !== HELP_SHORTCUT) return;
        event.preventDefault();
        openHelp(topic);
        onClose();
      }}
      actions={
        <>
          <HelpLink topic={topic} keys={HELP_SHORTCUT} />
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      <KeyList groups={props.groups} />
    </ModalDialog>
  );
}
