import { t } from '../../i18n/index.ts';
import type { Action, ActionContext, ActionId } from './action.ts';
import { ACTIONS } from './actions.ts';

export { ACTION_IDS, type ActionId, PAGE_ACT_IDS, type PageActId } from './action.ts';
export { ACTIONS } from './actions.ts';

/** What needs no connection: it reads the offline copy, opens World Anvil's own page or fills in its editor. */
const READING: ReadonlySet<ActionId> = new Set([
  ...(['open', 'mention', 'pin', 'insert-draft', 'edit', 'embed', 'statblocks', 'linked-from'] as const),
]);

/** An action as sent to a page, in the user's language. All decisions have been made. */
export interface ShownAction extends Pick<Action, 'id' | 'icon' | 'group' | 'kind'> {
  name: string;
  label: string;
  /** The text to copy or the address of a link. */
  text: string | null;
  /** The entry's status, for the overlay only. */
  value: string | null;
}

/** Actions that apply to the entry, except those the user switched off (`off`). */
export function actionsFor(context: ActionContext, off: readonly string[]): ShownAction[] {
  const fitting = ACTIONS.filter(({ id, fits }) => fits(context) && !off.includes(id));
  const allowed = context.isReadOnly ? fitting.filter(({ id }) => READING.has(id)) : fitting;
  return allowed.map((action) => {
    const value = action.value?.(context) ?? null;
    return {
      id: action.id,
      name: t(action.name),
      icon: action.icon,
      group: action.group,
      kind: action.kind,
      label: t(action.label ?? action.name),
      text: action.text?.(context) ?? null,
      value: value && t(value),
    };
  });
}
