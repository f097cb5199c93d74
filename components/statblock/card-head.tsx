import { t } from '../../lib/i18n/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import { EntryLine, HeadFlags, updatedFact } from '../entry-view/index.ts';
import { KindIcon, withFilter } from '../search/index.ts';

/** The header of a statblock: all that is known before its values are loaded. */
export interface Headline {
  title: string;
  template: string | null;
  system: string | null;
  /** Of a creature: `Huge dragon, neutral evil`. */
  kind: string;
  tags: readonly string[];
  entry: Entry | null;
}

export function CardHead(props: { of: Headline; isMain: boolean; search: (typed: string) => void }) {
  const { of, isMain, search } = props;
  const { template, entry } = of;
  const find = (value: string) =>
    search(withFilter('kind:statblock', { type: 'filter', by: 'template', value, isNegated: false }));
  const title = of.title || t('common.untitled');
  return (
    <header class="stat-head column gap-1">
      {isMain ? (
        <h1 tabIndex={-1} data-place-title dir="auto">
          {title}
        </h1>
      ) : (
        <h2 dir="auto">{title}</h2>
      )}
      {of.kind !== '' && (
        <p class="stat-kind" dir="auto">
          {of.kind}
        </p>
      )}
      <EntryLine
        icon={<KindIcon kind="statblock" template={null} />}
        label={
          template ? (
            <button type="button" class="stat-template bare" onClick={() => find(template)}>
              <bdi>{template}</bdi>
            </button>
          ) : (
            <span>{t('library.statblock')}</span>
          )
        }
        flags={entry && <HeadFlags entry={entry} />}
        facts={[of.system, updatedFact(entry?.updatedAt)]}
        details={null}
      />
    </header>
  );
}
