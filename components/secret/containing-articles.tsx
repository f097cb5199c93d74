import { useEffect, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import { Button } from '../ui/index.ts';
import { articleTitles, type ContainingArticle, findContainingArticles } from './find-containing.ts';

type Search =
  | { state: 'not yet' }
  | { state: 'looking' | 'done'; found: readonly ContainingArticle[]; part: number };

/**
 * The articles that a secret is attached to or shown in, as far as the offline copy knows. `articleId` is undefined if
 * it isn't known yet.
 */
export function ContainingArticles(props: {
  worldId: WorldId;
  id: string;
  articleId: string | null | undefined;
  open: EntryViewProps['open'];
}) {
  const { worldId, id, articleId, open } = props;
  const [attached, setAttached] = useState<ContainingArticle | null>(null);
  const [search, setSearch] = useState<Search>({ state: 'not yet' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), [id]);
  useEffect(() => {
    let isCanceled = false;
    setAttached(null);
    if (articleId)
      articleTitles(worldId, [articleId]).then(
        ([one]) => !isCanceled && one && setAttached(one),
        reportAs('secret.readArticle'),
      );
    return () => {
      isCanceled = true;
    };
  }, [worldId, articleId]);

  const startSearch = () => {
    const abort = new AbortController();
    stop.current = abort;
    setSearch({ state: 'looking', found: [], part: 0 });
    findContainingArticles(worldId, id, abort.signal, (found, part) =>
      setSearch({ state: part < 1 ? 'looking' : 'done', found, part }),
    ).catch(() => setSearch({ state: 'not yet' }));
  };
  const found = search.state === 'not yet' ? [] : search.found;
  const all = attached ? [attached, ...found.filter(({ ref }) => ref.id !== attached.ref.id)] : found;
  return (
    <details class="secret-more" open={attached !== null}>
      <summary>{t('secret.usedIn')}</summary>
      {all.length > 0 && (
        <ul class="secret-carriers">
          {all.map(({ ref, title }) => (
            <li key={ref.id}>
              <button type="button" class="secret-link" dir="auto" onClick={() => open(ref, 'here')}>
                {title}
              </button>
              {ref.id === attached?.ref.id && <span class="soft small"> {t('secret.attached')}</span>}
            </li>
          ))}
        </ul>
      )}
      {articleId === null && all.length === 0 && <p class="soft">{t('secret.notAttached')}</p>}
      {search.state === 'not yet' && (
        <p>
          <Button size="small" icon="search" onClick={startSearch}>
            {t('secret.searchArticles')}
          </Button>
        </p>
      )}
      {search.state === 'looking' && (
        <p class="secret-searching">
          <progress aria-label={t('secret.searching')} value={search.part} />{' '}
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              stop.current?.abort();
              setSearch({ state: 'not yet' });
            }}
          >
            {t('secret.stopSearch')}
          </Button>
        </p>
      )}
      {search.state === 'done' && found.length === 0 && (
        <p class="soft" role="status">
          {t('secret.notFound')}
        </p>
      )}
    </details>
  );
}
