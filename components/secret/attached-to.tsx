import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import { EntryTile, RowContent, rowOfEntry } from '../search/index.ts';

export interface AttachedToProps extends Pick<EntryViewProps, 'worldId' | 'open'> {
  /** Null if the secret isn't attached. */
  articleId: string | null;
}

/** The article that a secret is attached to. Only the secret itself tells in every version of the API. */
export function AttachedTo({ worldId, articleId, open }: AttachedToProps) {
  return (
    <section class="detail-section column gap-2" aria-labelledby="secret-attached-to">
      <h2 id="secret-attached-to">{t('secret.attachedTo')}</h2>
      {articleId === null ? (
        <p class="soft">{t('secret.notAttached')}</p>
      ) : (
        <div class="entry-row">
          <Article key={articleId} worldId={worldId} to={{ kind: 'article', id: articleId }} open={open} />
        </div>
      )}
    </section>
  );
}

function Article({ worldId, to, open }: Omit<AttachedToProps, 'articleId'> & { to: EntryRef }) {
  /** Null if the offline copy doesn't have it. */
  const [entry, setEntry] = useState<Entry | null | undefined>();
  useEffect(() => {
    let isCanceled = false;
    openLibrary()
      .then((library) => library.entries(worldId, [to]))
      .then(([found]) => !isCanceled && setEntry(found ?? null), reportAs('secret.readArticle'));
    return () => {
      isCanceled = true;
    };
  }, [worldId, to.id]);
  if (entry === undefined) return null;
  const title = (
    <button
      type="button"
      class="secret-link result-title cut bare"
      dir="auto"
      onClick={() => open(to, 'here')}
    >
      {entry ? entry.title || t('common.untitled') : t('secret.unknownArticle')}
    </button>
  );
  if (entry) return <RowContent row={{ ...rowOfEntry(entry), excerpt: null }} image={null} title={title} />;
  return (
    <>
      <EntryTile kind="article" template={null} />
      <span class="result-head">{title}</span>
    </>
  );
}
