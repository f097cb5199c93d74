import type { ComponentChildren } from 'preact';
import { formatNumber } from '../../lib/i18n/index.ts';
import { Select, type SelectOption } from './controls/choices.tsx';
import { navigateToolbar } from './keep-focus.ts';
import { MoreMenu } from './overlays/menu.tsx';
import type { MenuItem } from './overlays/menu-item.tsx';
import './list-tools.css';

interface ToolChip {
  key: string;
  label: string;
  icon?: ComponentChildren;
  count?: number;
  isOn: boolean;
  onToggle: () => void;
}

interface ToolChoice<T extends string> {
  label: string;
  value: T;
  options: readonly SelectOption<T>[];
  onChange: (value: T) => void;
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** Whether a text has every word that was typed into a list’s filter. */
export function hasWords(text: string, typed: string): boolean {
  const all = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** What stands above a list that a person works through: a filter, the order, what else there is, and kinds with counts. */
export function ListTools<T extends string>(props: {
  filter: { label: string; value: string; onChange: (value: string) => void };
  order?: ToolChoice<T>;
  chips: readonly ToolChip[];
  /** What the chips are for. */
  chipsLabel: string;
  menu?: { items: readonly MenuItem[]; onChoose: (id: string) => void };
  /** Before the filter: what the list is limited to. */
  children?: ComponentChildren;
}) {
  const { filter, order, chips, menu } = props;
  const stop = Math.max(
    0,
    chips.findIndex(({ isOn }) => isOn),
  );
  return (
    <div class="list-tools">
      <div class="list-tools-line">
        {props.children}
        <input
          class="input"
          type="search"
          aria-label={filter.label}
          placeholder={filter.label}
          value={filter.value}
          spellcheck={false}
          onInput={({ currentTarget }) => filter.onChange(currentTarget.value)}
        />
        {order && (
          <Select
            aria-label={order.label}
            value={order.value}
            options={order.options}
            onChange={order.onChange}
          />
        )}
        {menu && <MoreMenu size="normal" {...menu} />}
      </div>
      {chips.length > 0 && (
        <div
          class="list-tools-chips"
          role="toolbar"
          aria-label={props.chipsLabel}
          onKeyDown={navigateToolbar}
        >
          {chips.map(({ key, label, icon, count, isOn, onToggle }, at) => (
            <button
              key={key}
              type="button"
              class="filter"
              aria-pressed={isOn}
              tabIndex={at === stop ? 0 : -1}
              onClick={onToggle}
            >
              {icon}
              <span>{label}</span>
              {count !== undefined && <span class="filter-count">{formatNumber(count)}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
