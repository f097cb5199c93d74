import { formatAge, formatDate, t } from '../../lib/i18n/index.ts';
import type { Entry, EntryKind } from '../../lib/library/index.ts';
import { Flags, KindIcon, kindLabel } from '../search/index.ts';
import './entry-view.css';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { FLAGS, type Instant } from '../../lib/model/index.ts';
import { Icon } from '../ui/index.ts';
import type { EntryViewProps } from './entry-bar.ts';
import { useOptimistic } from './optimistic-update.ts';

export interface Fact {
  label: string;
  value: ComponentChildren;
}

/** Labels and values; null entries are left out. */
export function Facts({ facts }: { facts: readonly (Fact | null)[] }) {
  const present = facts.filter((fact) => fact !== null);
  if (present.length === 0) return null;
  return (
    <dl class="detail-facts card-area">
      {present.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One quiet line below a title: kind or template, flags and short facts. It unfolds to the details. */
export function EntryLine(props: {
  icon: ComponentChildren;
  /** The kind or the template. */
  label: ComponentChildren;
  flags: ComponentChildren;
  facts: readonly (string | null)[];
  /** Null while they aren't known, or if there are none. */
  details: (() => readonly (Fact | null)[]) | null;
}) {
  const { details } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const facts = props.facts.filter((fact) => fact !== null);
  const line = facts.map((fact, at) => (
    <span key={fact}>
      {at > 0 && ' · '}
      <bdi>{fact}</bdi>
    </span>
  ));
  return (
    <div class="entry-about column gap-2" data-unsearched="">
      <div class="entry-line small soft">
        <span class="entry-sort">
          {props.icon}
          {props.label}
          {props.flags}
        </span>
        {details ? (
          <button
            type="button"
            class="entry-details bare"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{line.length > 0 ? line : t('common.details')}</span> <Icon name="down" />
          </button>
        ) : (
          line.length > 0 && <span>{line}</span>
        )}
      </div>
      {details && isOpen && (
        <div id={id}>
          <Facts facts={details()} />
        </div>
      )}
    </div>
  );
}

/** “Updated 3 days ago”. Null if the time isn't known: a damaged record may contain any number. */
export function updatedFact(at: Instant | null | undefined): string | null {
  if (at === null || at === undefined || Number.isNaN(new Date(at).getTime())) return null;
  return t('article.updated', { age: formatAge(at, Math.max(Date.now(), at)) });
}

/** The categories that an entry is in, from the root down. */
export function EntryPath(props: {
  path: readonly Entry[];
  open: EntryViewProps['open'];
  /** Still being read: its line stays reserved, so that nothing moves when it arrives. */
  isComing?: boolean;
}) {
  const { path, open } = props;
  if (path.length === 0)
    return props.isComing ? (
      <div class="detail-path" aria-hidden="true">
        <span class="detail-path-room">&nbsp;</span>
      </div>
    ) : null;
  return (
    <nav class="detail-path" aria-label={t('entry.path')}>
      <ol>
        {path.map(({ kind, id, title }) => (
          <li key={id}>
            <button type="button" dir="auto" onClick={() => open({ kind, id }, 'here')}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The flags of an entry in its header. Requested changes show at once, marked as pending until they are made. */
export function HeadFlags({ entry, isAdult = false }: { entry: Entry | null; isAdult?: boolean }) {
  const { values, isPending } = useOptimistic(entry);
  const flag = (name: string, now = false) => {
    const value = values[name];
    return typeof value === 'boolean' ? value : now;
  };
  const state =
    values.state === 'public' || values.state === 'private' ? values.state : (entry?.state ?? null);
  const of = {
    ...{ isDraft: flag('isDraft', entry?.isDraft), isWip: flag('isWip', entry?.isWip) },
    ...{ isPending: entry?.isPending ?? false, state },
  };
  return (
    <span class="head-flags" data-pending={isPending || undefined} aria-busy={isPending}>
      <Flags of={of} />
      {flag('isAdultContent', isAdult) && (
        <span class="flag" data-tone="warn">
          {t(FLAGS.adult.mark)}
        </span>
      )}
      {isPending && <span class="head-saving small soft">{t('entry.saving')}</span>}
    </span>
  );
}

/** A time as a fact: its age, with the date as a tooltip. Null if it isn't known or invalid. */
export function momentFact(label: string, at: Instant | null): Fact | null {
  if (at === null) return null;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return {
    label,
    value: (
      <time dateTime={date.toISOString()} title={formatDate(date)}>
        {formatAge(at, Math.max(Date.now(), at))}
      </time>
    ),
  };
}

/** Path, title, and one line with kind, flags and facts. */
export function EntryHead(props: {
  kind: EntryKind;
  title: string;
  entry: Entry | null;
  path: readonly Entry[];
  /** Short facts after the time of the last change. */
  facts: readonly (string | null)[];
  details: (() => readonly (Fact | null)[]) | null;
  open: EntryViewProps['open'];
}) {
  const { kind, title, entry, path, open } = props;
  return (
    <header class="detail-head column gap-1">
      <EntryPath path={path} open={open} />
      <h1 tabIndex={-1} data-place-title dir="auto">
        {title || t('common.untitled')}
      </h1>
      <EntryLine
        icon={<KindIcon kind={kind} template={null} />}
        label={<span>{kindLabel(kind)}</span>}
        flags={entry && <HeadFlags entry={entry} />}
        facts={[updatedFact(entry?.updatedAt), ...props.facts]}
        details={props.details}
      />
    </header>
  );
}
