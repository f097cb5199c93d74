import { t } from '../../lib/i18n/index.ts';
import type { Draft, OutboxAction } from '../../lib/outbox/index.ts';
import { type ByHandAction, DraftMenu } from '../by-hand/index.ts';
import { Kbd } from '../ui/index.ts';
import { ACTIONS, type ButtonAction, isButton } from './actions.ts';

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

/** A row's buttons and its menu. They are tab stops only in the active row. */
export function RowActions(props: {
  actions: readonly OutboxAction[];
  name: string;
  reachable: boolean;
  draft: Draft;
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
  onAction: (action: ButtonAction) => void;
  onByHand: (action: ByHandAction) => void;
}) {
  return (
    <div class="row-actions">
      {props.actions.filter(isButton).map((action) => {
        const { label: id, key } = ACTIONS[action];
        const label = t(id);
        return (
          <button
            key={action}
            type="button"
            class="row-action bare"
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
      {props.actions.includes('copy') && (
        <DraftMenu
          draft={props.draft}
          name={props.name}
          isReachable={props.reachable}
          isOpen={props.isMenuOpen}
          onOpen={props.onMenu}
          onAction={props.onByHand}
        />
      )}
    </div>
  );
}
