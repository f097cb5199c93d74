import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Icon } from '../ui/index.ts';
import { Flags } from './flags.tsx';
import { KindIcon } from './kind-icon.tsx';
import { entryLabel } from './kinds.ts';
import { Marked } from './marked.tsx';
import type { Row } from './row.ts';

/** What a click on a part of a row does. The same actions have keys in the search box. */
export type RowAction = 'open' | 'copy' | 'page';

/** One entry as a listbox option. An option can't contain buttons, so the icons at its end are for pointers only. */
export function ResultRow({ row, id, active }: { row: Row; id: string; active: boolean }) {
  const covered = isPrivate(row.ref.kind, row) || undefined;
  return (
    <div class="result" role="option" id={id} aria-selected={active} tabIndex={-1} data-key={row.key}>
      <KindIcon kind={row.ref.kind} template={row.template} />
      <span class="result-text">
        <span class="result-head">
          <span class="result-title" dir="auto" data-private={covered}>
            <Marked text={row.title || t('common.untitled')} marks={row.titleMarks} />
          </span>{' '}
          <Flags of={row} /> <span class="result-kind">{entryLabel(row)}</span>
        </span>
        {/* The spaces separate the parts for screen readers. */}{' '}
        {row.why && (
          <span class="result-why" dir="auto" data-private={covered}>
            {row.why.label && <span class="result-label">{t(row.why.label)} </span>}
            <Marked text={row.why.text} marks={row.why.marks} />
          </span>
        )}
      </span>
      <span class="result-actions" aria-hidden="true">
        <span data-action="copy" title={t('search.copyMentionKeys')}>
          <Icon name="copy" />
        </span>
        <span data-action="page" title={t('search.openPageKeys')}>
          <Icon name="open" />
        </span>
      </span>
    </div>
  );
}
