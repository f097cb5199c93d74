import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import { EntryTile, RowContent, rowOfEntry } from '../search/index.ts';
import { Button } from '../ui/index.ts';
import type { ContainingArticle } from './find-containing.ts';
import type { Containing } from './use-containing.ts';

/** The articles that contain a secret, as rows. */
export function ContainingArticles(props: {
  containing: Containing;
  /** It's known that the secret isn't attached to an article. */
  isUnattached: boolean;
  open: EntryViewProps['open'];
}) {
  const { containing, isUnattached, open } = props;
  const { search, attached, all } = containing;
  const isNone = search.state === 'done' && all.length === 0;
  return (
    <section class="detail-section" aria-labelledby="secret-used-in">
      <h2 id="secret-used-in">
        {t('secret.usedIn')} {all.length > 0 && <span class="soft small">{formatNumber(all.length)}</span>}
      </h2>
      {all.length > 0 && (
        <ul class="secret-carriers">
          {all.map((article) => (
            <li key={article.ref.id} class="entry-row">
              <Article article={article} isAttached={article === attached} open={open} />
            </li>
          ))}
        </ul>
      )}
      {isNone ? (
        <p class="soft" role="status">
          {t('secret.notFound')}
        </p>
      ) : (
        isUnattached && all.length === 0 && <p class="soft">{t('secret.notAttached')}</p>
      )}
      {search.state === 'not yet' && (
        <p>
          <Button size="small" icon="search" onClick={containing.start}>
            {t('secret.searchArticles')}
          </Button>
        </p>
      )}
      {search.state === 'looking' && (
        <p class="secret-searching">
          <progress aria-label={t('secret.searching')} value={search.part} />{' '}
          <Button size="small" tone="quiet" onClick={containing.stop}>
            {t('secret.stopSearch')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Article(props: { article: ContainingArticle; isAttached: boolean; open: EntryViewProps['open'] }) {
  const { ref, entry } = props.article;
  const title = (
    <>
      <button
        type="button"
        class="secret-link result-title"
        dir="auto"
        onClick={() => props.open(ref, 'here')}
      >
        {entry ? entry.title || t('common.untitled') : t('secret.unknownArticle')}
      </button>{' '}
      {props.isAttached && <span class="flag">{t('secret.attached')}</span>}
    </>
  );
  if (entry) return <RowContent row={{ ...rowOfEntry(entry), excerpt: null }} image={null} title={title} />;
  return (
    <>
      <EntryTile kind="article" template={null} />
      <span class="result-head">{title}</span>
    </>
  );
}
