import type { OutboxAction } from '../../lib/outbox/index.ts';

export interface ActionLabel {
  label: string;
  /** The key for the action while the focus is in the row; a letter of the label. */
  key: string;
}

export const ACTIONS: Record<OutboxAction, ActionLabel> = {
  undo: { label: 'Undo', key: 'u' },
  edit: { label: 'Edit', key: 'e' },
  sendNow: { label: 'Send now', key: 'n' },
  checkNow: { label: 'Check now', key: 'k' },
  retry: { label: 'Try again', key: 't' },
  open: { label: 'Open', key: 'o' },
  compare: { label: 'Compare', key: 'm' },
  removeExtra: { label: 'Remove the extra copy', key: 'x' },
  openNewest: { label: 'Open your world', key: 'w' },
  sendAgain: { label: 'Send again', key: 's' },
  restore: { label: 'Restore', key: 'r' },
  copy: { label: 'Copy text', key: 'c' },
  discard: { label: 'Discard', key: 'd' },
};

/** The action that a key press in a row stands for, out of the row's own. */
export function actionOf(event: KeyboardEvent, offered: readonly OutboxAction[]): OutboxAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Delete') return offered.find((action) => action === 'discard') ?? null;
  const pressed = event.key.toLowerCase();
  return offered.find((action) => ACTIONS[action].key === pressed) ?? null;
}

/** What Enter on the title does: edit the draft or open the article. Otherwise the text unfolds. */
export function mainAction(offered: readonly OutboxAction[]): OutboxAction | null {
  const [first] = offered;
  return first === 'edit' || first === 'open' ? first : null;
}
