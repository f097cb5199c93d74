import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { EntryPicture } from '../search/index.ts';
import { Button, focusRow, IconButton, type IconName, navigateRows, rowBeside } from '../ui/index.ts';

/** Rows shown at first, and added with each press. */
const PAGE_SIZE = 100;

/** Something to decide about, in an entry. */
export interface TriageRow {
  key: string;
  kind: string;
  icon: ComponentChildren;
  sentence: string;
  ref: EntryRef;
  title: string;
  template: string | null;
  isPrivate: boolean;
  actions: readonly TriageAction[];
}

interface TriageAction {
  icon: IconName;
  label: string;
  /** As shown: one letter. */
  keys: string;
  run: () => void;
  /** Whether the row goes. The next one gets the focus. */
  isLast: boolean;
}

/** Rows that a person works through by keyboard: Enter opens, letters decide. */
export function TriageList(props: {
  label: string;
  rows: readonly TriageRow[];
  onOpen: (row: TriageRow, where: 'here' | 'tab') => void;
}) {
  const { label, rows, onOpen } = props;
  const [shown, setShown] = useState(PAGE_SIZE);
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    focusRow(list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.current)}"]`));
    next.current = null;
  }, [rows]);
  const act = (row: TriageRow, { run, isLast }: TriageAction) => {
    if (isLast && list.current) next.current = rowBeside(list.current, row.key);
    run();
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const pressed = list.current && navigateRows(list.current, event);
    if (!pressed) return;
    const row = rows.find(({ key }) => key === pressed.row.dataset.row);
    const letter = event.key === 'Delete' ? 'X' : event.key.toUpperCase();
    const action = row?.actions.find(({ keys }) => keys === letter);
    if (row && action) act(row, action);
    else if (!pressed.isDone) return;
    event.preventDefault();
  });
  const stop = rows.some(({ key }) => key === active) ? active : rows[0]?.key;
  const more = Math.min(PAGE_SIZE, rows.length - shown);
  return (
    <>
      <ul
        class="review-items"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
        onFocusIn={({ target }) => {
          const row = target instanceof Element ? target.closest('[data-row]') : null;
          if (row) setActive(row.getAttribute('data-row'));
        }}
      >
        {rows.slice(0, shown).map((row) => (
          <Row
            key={row.key}
            row={row}
            isStop={row.key === stop}
            onOpen={(where) => onOpen(row, where)}
            onAction={(action) => act(row, action)}
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
  row: TriageRow;
  isStop: boolean;
  onOpen: (where: 'here' | 'tab') => void;
  onAction: (action: TriageAction) => void;
}) {
  const { row, isStop, onOpen, onAction } = props;
  const tabIndex = isStop ? 0 : -1;
  return (
    <li class="review-item" data-row={row.key} data-kind={row.kind}>
      <button
        type="button"
        class="review-item-open bare"
        data-stop
        tabIndex={tabIndex}
        onClick={(event) => onOpen(event.ctrlKey || event.metaKey ? 'tab' : 'here')}
      >
        {row.icon}
        <span class="review-item-words" data-private={row.isPrivate || undefined}>
          <span dir="auto">{row.sentence}</span>{' '}
          <span class="review-item-entry beside gap-1 small soft">
            <EntryPicture of={row.ref} template={row.template} isPrivate={row.isPrivate} size="small" />
            <bdi class="cut">{row.title}</bdi>
          </span>
        </span>
      </button>
      {row.actions.map((action) => (
        <IconButton
          key={action.keys}
          icon={action.icon}
          label={action.label}
          keys={action.keys}
          size="small"
          tabIndex={tabIndex}
          onClick={() => onAction(action)}
        />
      ))}
    </li>
  );
}
