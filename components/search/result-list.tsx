import { useLayoutEffect, useRef } from 'preact/hooks';
import { ResultRow, type RowAction } from './result-row.tsx';
import type { Row } from './row.ts';
import './search.css';

export interface ResultSection {
  name: string;
  /** The section's heading, or null. */
  title: string | null;
  rows: readonly Row[];
}

export interface ResultListProps {
  id: string;
  label: string;
  sections: readonly ResultSection[];
  active: string | null;
  /** Whether the list itself is a tab stop. It is where no search box moves through it. */
  isTabStop?: boolean;
  /** Handles the box's keys while the list itself has the focus. */
  onKeyDown: (event: KeyboardEvent) => void;
  onAction: (row: Row, action: RowAction) => void;
}

export const optionId = (listId: string, key: string): string => `${listId}-${encodeURIComponent(key)}`;

function actionOf(event: MouseEvent): RowAction {
  if (event.ctrlKey || event.metaKey || event.button === 1) return 'page';
  const action = event.target instanceof Element ? event.target.closest('[data-action]') : null;
  const name = action?.getAttribute('data-action');
  return name === 'copy' || name === 'page' ? name : 'open';
}

/** Rows in groups, navigated from the search box (an ARIA listbox). One click handler serves all rows. */
export function ResultList(props: ResultListProps) {
  const { id, sections, active } = props;
  const activeId = active === null ? null : optionId(id, active);
  const shown = useRef(activeId);
  useLayoutEffect(() => {
    if (activeId === shown.current) return;
    shown.current = activeId;
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const onClick = (event: MouseEvent) => {
    if (event.type === 'auxclick' && event.button !== 1) return;
    const option = event.target instanceof Element ? event.target.closest('[data-key]') : null;
    const key = option?.getAttribute('data-key');
    const row = sections.flatMap(({ rows }) => rows).find((one) => one.key === key);
    if (row) props.onAction(row, actionOf(event));
  };
  return (
    <div
      class="results"
      role="listbox"
      id={id}
      aria-label={props.label}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-activedescendant={props.isTabStop ? (activeId ?? undefined) : undefined}
      // Keep the focus in the box, so that typing can go on.
      onMouseDown={(event) => !props.isTabStop && event.preventDefault()}
      onClick={onClick}
      onAuxClick={onClick}
      onKeyDown={props.onKeyDown}
    >
      {sections.map((section) => (
        <fieldset
          key={section.name}
          class="result-section"
          aria-label={section.title ?? props.label}
          data-section={section.name}
        >
          {section.title && (
            <div class="result-heading" aria-hidden="true">
              {section.title}
            </div>
          )}
          {section.rows.map((row) => (
            <ResultRow key={row.key} row={row} id={optionId(id, row.key)} active={row.key === active} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
