import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';
import { type Row, SECTION_TITLES, type Section } from './groups.ts';

function visible(list: HTMLElement, selector: string): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('details:not([open])') || element.matches('summary'),
  );
}

/**
 * Up, Down, Home and End move between rows, Left and Right between a row's buttons. Returns true if the focus moved.
 */
export function navigateList(list: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const here = event.target instanceof HTMLElement ? event.target : null;
  const row = here?.closest('[data-row]');
  if (!here || !row) return false;
  const titles = visible(list, '[data-title]');
  const at = titles.findIndex((title) => row.contains(title));
  const stops = visible(list, '[data-walk]').filter((stop) => row.contains(stop));
  const stop = stops.indexOf(here);
  const goal = {
    ArrowDown: titles[at + 1],
    ArrowUp: titles[at - 1],
    Home: titles[0],
    End: titles.at(-1),
    ArrowRight: stops[stop + 1],
    ArrowLeft: stop > 0 ? stops[stop - 1] : undefined,
  }[event.key];
  if (!goal) return false;
  goal.focus();
  return true;
}

/** Rows rendered at once, so that a thousand drafts render quickly. */
const PAGE_SIZE = 100;

function Rows(props: { rows: Row[]; title: string; render: (row: Row) => ComponentChildren }) {
  const { rows, title, render } = props;
  const [shown, setShown] = useState(PAGE_SIZE);
  const rest = rows.length - shown;
  return (
    <>
      <ul class="outbox-rows" aria-label={title}>
        {rows.slice(0, shown).map(render)}
      </ul>
      {rest > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t('outbox.showMore', { count: Math.min(rest, PAGE_SIZE), rest })}
        </Button>
      )}
    </>
  );
}

/** A heading with its rows. The bin is folded and renders its rows when opened. */
export function OutboxSection(props: { section: Section; render: (row: Row) => ComponentChildren }) {
  const { section, render } = props;
  const [open, setOpen] = useState(false);
  const title = t(SECTION_TITLES[section.name]);
  const heading = (
    <>
      {title} <span class="outbox-count">{formatNumber(section.rows.length)}</span>
    </>
  );
  if (section.name !== 'bin')
    return (
      <section class="outbox-section" data-section={section.name}>
        <h2>{heading}</h2>
        <Rows rows={section.rows} title={title} render={render} />
      </section>
    );
  return (
    <details
      class="outbox-section"
      data-section="bin"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{heading}</h2>
      </summary>
      {open && <Rows rows={section.rows} title={title} render={render} />}
    </details>
  );
}
