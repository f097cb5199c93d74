import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { formatAge, t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { Icon } from '../ui/index.ts';
import { type Fact, Facts } from './facts.tsx';
import './entry-view.css';

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
            <span>{line.length > 0 ? line : t('article.details')}</span> <Icon name="down" />
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
