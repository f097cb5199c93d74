import type { MessageId } from '../../lib/i18n/index.ts';
import type { OutboxAction } from '../../lib/outbox/index.ts';

export interface ActionLabel {
  label: MessageId;
  /** The key for the action while the focus is in the row; in English, a letter of the label. */
  key: string;
}

/** Actions with a button of their own. The text of a draft is copied from its menu. */
export type ButtonAction = Exclude<OutboxAction, 'copy'>;

export const isButton = (action: OutboxAction): action is ButtonAction => action !== 'copy';

export const ACTIONS = {
  undo: { label: 'outbox.actionUndo', key: 'u' },
  edit: { label: 'outbox.actionEdit', key: 'e' },
  sendNow: { label: 'outbox.actionSendNow', key: 'n' },
  move: { label: 'outbox.actionMove', key: 'v' },
  checkNow: { label: 'outbox.actionCheckNow', key: 'k' },
  retry: { label: 'outbox.actionRetry', key: 't' },
  open: { label: 'outbox.actionOpen', key: 'o' },
  compare: { label: 'outbox.actionCompare', key: 'm' },
  removeExtra: { label: 'outbox.actionRemoveExtra', key: 'x' },
  openNewest: { label: 'outbox.actionOpenWorld', key: 'w' },
  sendAgain: { label: 'outbox.actionSendAgain', key: 's' },
  restore: { label: 'outbox.actionRestore', key: 'r' },
  notDone: { label: 'outbox.actionUndo', key: 'u' },
  discard: { label: 'outbox.actionDiscard', key: 'd' },
} as const satisfies Record<ButtonAction, ActionLabel>;

/** Opens a draft’s menu. */
export const MENU_LETTER = 'c';

/** The action that a key press in a row stands for, out of the row's own. */
export function actionOf(event: KeyboardEvent, offered: readonly OutboxAction[]): OutboxAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Delete') return offered.find((action) => action === 'discard') ?? null;
  const pressed = event.key.toLowerCase();
  return offered.find((action) => (isButton(action) ? ACTIONS[action].key : MENU_LETTER) === pressed) ?? null;
}

/** What Enter on the title does: edit the draft or open the article. Otherwise the text unfolds. */
export function mainAction(offered: readonly OutboxAction[]): ButtonAction | null {
  const [first] = offered;
  return first === 'edit' || first === 'open' ? first : null;
}
