import { t } from '../../lib/i18n/index.ts';
import type { OutboxAction } from '../../lib/outbox/index.ts';
import { Kbd } from '../ui/index.ts';
import { ACTIONS } from './actions.ts';

/** The label with the letter of its key underlined, or with the key after it: many languages have other letters. */
function marked(label: string, key: string) {
  const at = label.toLowerCase().indexOf(key);
  if (at < 0)
    return (
      <>
        {label} <Kbd>{key.toUpperCase()}</Kbd>
      </>
    );
  return (
    <>
      {label.slice(0, at)}
      <u>{label.slice(at, at + 1)}</u>
      {label.slice(at + 1)}
    </>
  );
}

/** A row's buttons. They are tab stops only in the active row. */
export function RowActions(props: {
  actions: readonly OutboxAction[];
  name: string;
  reachable: boolean;
  onAction: (action: OutboxAction) => void;
}) {
  return (
    <div class="row-actions">
      {props.actions.map((action) => {
        const { label: id, key } = ACTIONS[action];
        const label = t(id);
        return (
          <button
            key={action}
            type="button"
            class="row-action"
            data-action={action}
            data-walk
            tabIndex={props.reachable ? 0 : -1}
            aria-label={t('outbox.actionOf', { action: label, name: props.name })}
            aria-keyshortcuts={key}
            title={t('capture.withKey', { name: label, key: key.toUpperCase() })}
            onClick={() => props.onAction(action)}
          >
            {marked(label, key)}
          </button>
        );
      })}
    </div>
  );
}
