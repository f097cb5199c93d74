import { t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { EntryLine, type Fact, HeadFlags, momentFact, updatedFact } from '../entry-view/index.ts';
import { entryLabel } from '../search/index.ts';
import { TemplateIcon } from '../template/index.ts';
import type { Headline } from './article-head.tsx';
import type { ShownArticle } from './stored-schema.ts';

const WORDS_PER_MINUTE = 230;

type Profile = ((userId: string) => void) | undefined;

/** One quiet line: template, flags, the last change and the length. It unfolds to the author and the dates. */
export function About(props: {
  of: Headline;
  /** Null while only the lists are known. */
  article: ShownArticle | null;
  readAt: Instant | null;
  /** Shows the author's profile. */
  profile: Profile;
}) {
  const { of, article, readAt, profile } = props;
  return (
    <EntryLine
      icon={<TemplateIcon code={of.template} />}
      label={<bdi>{entryLabel({ ref: { kind: 'article', id: '' }, template: of.template })}</bdi>}
      flags={
        <>
          <HeadFlags entry={of.entry} isAdult={of.isAdultContent} />
          {of.hasPasscode && (
            <span class="flag" title={t('article.passcodeHint')}>
              {t('article.passcode')}
            </span>
          )}
        </>
      }
      facts={[
        updatedFact(of.updatedAt),
        of.wordcount !== null && of.wordcount > 0 ? t('article.words', { words: of.wordcount }) : null,
      ]}
      details={article && (() => detailsOf(article, readAt, profile))}
    />
  );
}

function detailsOf(article: ShownArticle, readAt: Instant | null, profile: Profile): (Fact | null)[] {
  const { authorId, authorName, wordcount, excerpt } = article;
  const minutes = Math.max(1, Math.round((wordcount ?? 0) / WORDS_PER_MINUTE));
  return [
    excerpt ? { label: t('article.excerpt'), value: excerpt } : null,
    authorName
      ? {
          label: t('article.author'),
          value:
            profile && authorId !== null ? (
              <button type="button" class="article-author bare" onClick={() => profile(authorId)}>
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
  ];
}
