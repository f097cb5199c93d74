import type { OutboxAction } from '../../lib/outbox/index.ts';
import { ACTIONS, type ActionLabel } from './actions.ts';

/** The label with the letter of its key underlined. */
function Marked({ label, key }: ActionLabel) {
  const at = label.toLowerCase().indexOf(key);
  if (at < 0) return <>{label}</>;
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
        const label = ACTIONS[action];
        return (
          <button
            key={action}
            type="button"
            class="row-action"
            data-action={action}
            data-walk
            tabIndex={props.reachable ? 0 : -1}
            aria-label={`${label.label}: ${props.name}`}
            aria-keyshortcuts={label.key}
            title={`${label.label} (${label.key.toUpperCase()})`}
            onClick={() => props.onAction(action)}
          >
            {Marked(label)}
          </button>
        );
      })}
    </div>
  );
}
