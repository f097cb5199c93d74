import { useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { type PutBackRow, type RowState, withContents } from '../../../lib/put-back/index.ts';
import { Button, hasWords, ListTools, navigateRows } from '../../ui/index.ts';
import { iconPathOf, kindName } from '../backup-text.ts';
import { ROW_STATES, reasonOf, STATE_LABELS } from './words.ts';
import './put-back.css';

/** Rows shown at first, and added with each press. */
const PAGE_SIZE = 200;

/** Entries of a backup or of versions, with what would become of each in the world. */
export function PutBackRows(props: {
  rows: readonly PutBackRow[];
  /** Names of the fields that differ, by key. */
  fields: ReadonlyMap<string, readonly string[]>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}) {
  const { rows, fields, selected, onSelect } = props;
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<RowState | null>(null);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const matching = useMemo(
    () => rows.filter(({ resource: { kind, title } }) => hasWords(`${title} ${kindName(kind)}`, typed)),
    [rows, typed],
  );
  const found = matching.filter((row) => state === null || row.state === state);
  const missing = found.filter((row) => row.state === 'missing');
  const stop = found.some(({ key }) => key === active) ? active : found[0]?.key;
  const add = (some: readonly PutBackRow[]) =>
    onSelect(new Set([...selected, ...some.map(({ key }) => key)]));
  const toggle = (row: PutBackRow) => {
    const next = new Set(selected);
    if (!next.delete(row.key)) next.add(row.key);
    onSelect(next);
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const pressed = list.current && navigateRows(list.current, event);
    if (!pressed) return;
    const row = found.find(({ key }) => key === pressed.row.dataset.row);
    if (row && row.state !== 'cannot' && event.key.toLowerCase() === 'x') toggle(row);
    else if (!pressed.isDone) return;
    event.preventDefault();
  });
  const more = Math.min(PAGE_SIZE, found.length - shown);
  return (
    <>
      <ListTools
        filter={{ label: t('putBack.filter'), value: typed, onChange: setTyped }}
        chipsLabel={t('putBack.states')}
        chips={ROW_STATES.map((key) => ({
          key,
          label: t(STATE_LABELS[key]),
          count: matching.filter((row) => row.state === key).length,
          isOn: key === state,
          onToggle: () => setState(key === state ? null : key),
        })).filter(({ count, isOn }) => count > 0 || isOn)}
      />
      <div class="wrap gap-2">
        <Button size="small" disabled={missing.length === 0} onClick={() => add(missing)}>
          {t('putBack.selectMissing')}
        </Button>
        <Button size="small" tone="quiet" disabled={selected.size === 0} onClick={() => onSelect(new Set())}>
          {t('worldPage.clearSelection')}
        </Button>
      </div>
      <ul class="put-back-rows" aria-label={t('putBack.rows')} ref={list} onKeyDown={onKeyDown} data-private>
        {found.slice(0, shown).map((row) => (
          <Row
            key={row.key}
            row={row}
            reason={reasonOf(row, fields)}
            isStop={row.key === stop}
            isSelected={selected.has(row.key)}
            onToggle={() => {
              setActive(row.key);
              toggle(row);
            }}
            onContents={() => {
              setActive(row.key);
              add(withContents(rows, row.key));
            }}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t('common.showMore', { count: more })}
        </Button>
      )}
    </>
  );
}

function Row(props: {
  row: PutBackRow;
  reason: string;
  isStop: boolean;
  isSelected: boolean;
  onToggle: () => void;
  onContents: () => void;
}) {
  const { row, reason, isStop, isSelected } = props;
  const { kind, title } = row.resource;
  const isOpen = row.state !== 'cannot';
  const name = title || t('common.untitled');
  const words = (
    <>
      <svg class="template-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={iconPathOf(kind)} />
      </svg>
      <span class="put-back-words">
        <bdi>{name}</bdi>
        <span class="small soft">
          {kindName(kind)} · {reason}
        </span>
      </span>
    </>
  );
  return (
    <li class="put-back-row beside gap-2" data-row={row.key} data-state={row.state}>
      {isOpen ? (
        <label class="put-back-choice beside gap-2">
          <input
            type="checkbox"
            data-stop
            tabIndex={isStop ? 0 : -1}
            aria-label={t('putBack.take', { title: name })}
            checked={isSelected}
            onChange={props.onToggle}
          />
          {words}
        </label>
      ) : (
        <span class="put-back-choice beside gap-2" data-stop tabIndex={isStop ? 0 : -1}>
          {words}
        </span>
      )}
      {isOpen && kind === 'category' && (
        <Button size="small" tone="quiet" tabIndex={isStop ? 0 : -1} onClick={props.onContents}>
          {t('putBack.withContents')}
        </Button>
      )}
    </li>
  );
}
