import { t } from '../../lib/i18n/index.ts';
import './key-list.css';
import { Button } from './controls/button.tsx';
import { Kbd, keyNames } from './controls/kbd.tsx';
import { HELP_SHORTCUT, HelpLink, type HelpTopicId, openHelp } from './help-link.tsx';
import { ModalDialog } from './overlays/modal-dialog.tsx';

/** A keyboard shortcut, as it is displayed. */
export interface KeyHint {
  /** Null if none is set. */
  keys: string | null;
  does: string;
}

export interface KeyGroup {
  /** Null if there is only one group. */
  title: string | null;
  keys: readonly KeyHint[];
}

/** Keyboard shortcuts and what they do. */
export function KeyList(props: { groups: readonly KeyGroup[]; heading?: 'h3' | 'h4' }) {
  const { groups, heading: Heading = 'h3' } = props;
  return (
    <>
      {groups.map(({ title, keys }) => (
        <section key={title} class="key-list">
          {title !== null && <Heading>{title}</Heading>}
          <dl>
            {keys.map((hint) => (
              <div key={hint.does}>
                <dt>
                  {hint.keys === null ? (
                    <span class="soft small">{t('options.shortcutNotSet')}</span>
                  ) : (
                    <>
                      <Kbd>{hint.keys}</Kbd>
                      <span class="visually-hidden">{keyNames(hint.keys)}</span>
                    </>
                  )}
                </dt>
                <dd>{hint.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

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
