import { t } from '../../lib/i18n/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import { HeadFlags } from '../entry-view/index.ts';
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
  const find = (by: 'template' | 'tag', value: string) =>
    search(`${withFilter('kind:statblock', { type: 'filter', by, value, isNegated: false })}`);
  const title = of.title || t('common.untitled');
  return (
    <header class="stat-head">
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
      <p class="stat-sort">
        <KindIcon kind="statblock" template={null} />
        {template ? (
          <button type="button" onClick={() => find('template', template)}>
            <bdi>{template}</bdi>
          </button>
        ) : (
          <span>{t('statblock.statblock')}</span>
        )}
        {of.system && <bdi>{of.system}</bdi>}
        {entry && <HeadFlags entry={entry} />}
      </p>
      {of.tags.length > 0 && (
        <ul class="stat-tags" aria-label={t('entry.tags')}>
          {of.tags.map((tag) => (
            <li key={tag}>
              <button type="button" class="chip" onClick={() => find('tag', tag)}>
                <bdi>#{tag}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
