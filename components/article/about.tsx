import { formatAge, t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { Facts, momentFact } from '../entry-view/index.ts';
import type { ShownArticle } from './stored-schema.ts';

const WORDS_PER_MINUTE = 230;

/** The last change and the length in one line. It unfolds to the author and the other dates. */
export function About(props: {
  article: ShownArticle;
  readAt: Instant;
  /** Shows the author's profile. */
  profile: ((userId: string) => void) | undefined;
}) {
  const { article, readAt, profile } = props;
  const { authorId, authorName, wordcount } = article;
  const minutes = Math.max(1, Math.round((wordcount ?? 0) / WORDS_PER_MINUTE));
  return (
    <details class="article-about" data-unsearched="">
      <summary>{aboutLine(article)}</summary>
      <Facts
        facts={[
          authorName
            ? {
                label: t('article.author'),
                value:
                  profile && authorId !== null ? (
                    <button type="button" class="article-author" onClick={() => profile(authorId)}>
                      {authorName}
                    </button>
                  ) : (
                    authorName
                  ),
              }
            : null,
          wordcount !== null && wordcount > 0
            ? { label: t('article.readingTime'), value: t('article.minutes', { minutes }) }
            : null,
          momentFact(t('article.createdAt'), article.createdAt),
          momentFact(t('article.publishedAt'), article.publishedAt),
          momentFact(t('article.updatedAt'), article.updatedAt),
          momentFact(t('article.syncedAt'), readAt),
        ]}
      />
    </details>
  );
}

/** “Updated 3 years ago · 57 words”, as far as it is known. */
function aboutLine({ updatedAt, wordcount }: ShownArticle): string {
  const words = wordcount !== null && wordcount > 0 ? wordcount : null;
  // A damaged record may contain any number.
  if (updatedAt === null || Number.isNaN(new Date(updatedAt).getTime()))
    return words === null ? t('article.details') : t('article.words', { words });
  const age = formatAge(updatedAt, Math.max(Date.now(), updatedAt));
  return words === null ? t('article.updated', { age }) : t('article.updatedAndWords', { age, words });
}
