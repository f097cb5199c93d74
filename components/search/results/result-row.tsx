import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { isPrivate } from '../../../lib/entries/index.ts';
import { formatDate, formatShortAge, loadedLanguage, t } from '../../../lib/i18n/index.ts';
import type { CategoryAbove } from '../../../lib/library/index.ts';
import { EntryPicture, Flags } from './entry-tile.tsx';
import { Marked } from './marked.tsx';
import type { Row } from './row.ts';
import { labelsOf, pathText } from './row.ts';
import { type RowAction, RowActions } from './row-actions.tsx';
import './result.css';

/** How an entry looks in a list: tile, title and flags, age, and a second line that tells it from others. */
export function RowContent(props: {
  row: Row;
  /** How many entries link to it; null if that isn't shown. */
  links?: number | null;
  /** The article that a secret belongs to, if it is known. */
  owner?: CategoryAbove | null;
  /** Replaces the title: a link, for example. */
  title?: ComponentChild;
}) {
  const { row, links = null, owner = null } = props;
  const covered = isPrivate(row.ref.kind, row) || undefined;
  return (
    <>
      <EntryPicture worldId={row.worldId} of={row.ref} template={row.template} isPrivate={covered === true} />
      <span class="result-head">
        {props.title ?? (
          <span class="result-title cut" dir="auto" data-private={covered}>
            <Marked text={row.title || t('common.untitled')} marks={row.titleMarks} />
          </span>
        )}{' '}
        <span class="result-flags wrap gap-2">
          <Flags of={row} />
        </span>
      </span>{' '}
      <SecondLine row={owner ? { ...row, path: [owner] } : row} covered={covered} links={links} />
      {row.updatedAt !== null && <Age time={row.updatedAt} />}
    </>
  );
}

function Age({ time }: { time: number }) {
  return (
    <>
      {' '}
      <time class="result-age small soft" dateTime={new Date(time).toISOString()} title={formatDate(time)}>
        {formatShortAge(time)}
      </time>
    </>
  );
}

/** Template, number of links, category and excerpt; what matched comes first and replaces the excerpt. */
function SecondLine(props: { row: Row; covered: true | undefined; links: number | null }) {
  const { row, covered, links } = props;
  const { why, excerpt } = row;
  const path = pathText(row.path);
  const parts: ComponentChild[] = labelsOf(row).map((label) => <bdi key={label}>{label}</bdi>);
  if (links !== null)
    parts.push(
      <span key="links" class="result-links" title={t('searchLinks.rowHint', { count: links })}>
        {t('searchLinks.row', { count: links })}
      </span>,
    );
  if (why)
    parts.unshift(
      <span key="why" class="result-why" data-private={covered}>
        {why.label && <span class="result-label">{`${t(why.label)} `}</span>}
        <bdi>
          <Marked text={why.text} marks={why.marks} />
        </bdi>
      </span>,
    );
  if (path)
    parts.push(
      <bdi key="path" data-private={covered ?? (path.isPrivate || undefined)}>
        {path.text}
      </bdi>,
    );
  if (!why && excerpt !== null)
    parts.push(
      <bdi key="excerpt" data-private={covered}>
        {excerpt}
      </bdi>,
    );
  return (
    <span class="result-line small soft">
      {parts.map((part, at) => (
        <span key={at} class="result-part">
          {at > 0 && ' · '}
          {part}
        </span>
      ))}
    </span>
  );
}

/** One entry as a listbox option. */
export function ResultRow(props: {
  row: Row;
  id: string;
  active: boolean;
  /** Shows its actions: it is active, or under the pointer. */
  actions: readonly RowAction[] | null;
  /** Shows a long title in two lines. */
  isTall: boolean;
  links: number | null;
  owner: CategoryAbove | null;
}) {
  const { row, id, active, actions, isTall, links, owner } = props;
  // The same element as before if nothing changed: lists have up to a thousand rows.
  return useMemo(
    () => (
      <div
        class="entry-row result"
        role="option"
        id={id}
        aria-selected={active}
        tabIndex={-1}
        data-key={row.key}
        data-tall={isTall || undefined}
        draggable
      >
        <RowContent row={row} links={links} owner={owner} />
        {actions && <RowActions actions={actions} hasKeys={active} />}
      </div>
    ),
    [row, id, active, actions, isTall, links, owner, loadedLanguage()],
  );
}
