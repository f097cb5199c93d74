import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';
import { type Row, SECTION_TITLES, type Section } from './groups.ts';

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
