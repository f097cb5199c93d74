import { type MessageId, t } from '../../lib/i18n/index.ts';
import { Icon, type IconName, Kbd, keyNames } from '../ui/index.ts';

/** What a click on a part of a row does. The same actions have keys. */
export type RowAction = 'open' | 'insert' | 'copy' | 'page';

export const isRowAction = (name: string | null): name is RowAction =>
  name !== null && Object.hasOwn(ACTIONS, name);

const ACTIONS = {
  open: { label: 'search.actionOpen', keys: '↵', icon: null },
  insert: { label: 'search.actionInsert', keys: 'Ctrl+I', icon: 'add' },
  copy: { label: 'search.actionCopy', keys: 'Ctrl+C', icon: 'copy' },
  page: { label: 'search.actionPage', keys: 'Ctrl+↵', icon: 'open' },
} as const satisfies Record<RowAction, { label: MessageId; keys: string; icon: IconName | null }>;

/**
 * The actions of a row, over its end. An option can't contain buttons, so these are for pointers only; the search box
 * has the keys.
 */
export function RowActions({ actions, hasKeys }: { actions: readonly RowAction[]; hasKeys: boolean }) {
  return (
    <span class="result-actions" aria-hidden="true">
      {actions.map((action) => {
        const { label, keys: own, icon } = ACTIONS[action];
        const name = t(label);
        const keys = keyNames(own);
        return (
          <span
            key={action}
            class="result-action small soft"
            data-action={action}
            title={`${name} (${keys})`}
          >
            {icon ? <Icon name={icon} /> : <span class="result-action-name">{name}</span>}
            {hasKeys && (
              <Kbd>
                <bdi dir="ltr">{keys}</bdi>
              </Kbd>
            )}
          </span>
        );
      })}
    </span>
  );
}
