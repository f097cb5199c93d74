import { useId, useState } from 'preact/hooks';
import { formatAge, t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { Facts, HeadFlags, momentFact } from '../entry-view/index.ts';
import { entryLabel } from '../search/index.ts';
import { TemplateIcon } from '../template/index.ts';
import { Icon } from '../ui/index.ts';
import type { Headline } from './article-head.tsx';
import type { ShownArticle } from './stored-schema.ts';

const WORDS_PER_MINUTE = 230;

/** One quiet line: template, flags, the last change and the length. It unfolds to the author and the dates. */
export function About(props: {
  of: Headline;
  /** Null while only the lists are known. */
  article: ShownArticle | null;
  readAt: Instant | null;
  /** Shows the author's profile. */
  profile: ((userId: string) => void) | undefined;
}) {
  const { of, article } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const line = aboutLine(of);
  return (
    <div class="article-about" data-unsearched="">
      <div class="article-line">
        <span class="article-template">
          <TemplateIcon code={of.template} />
          <bdi>{entryLabel({ ref: { kind: 'article', id: '' }, template: of.template })}</bdi>
        </span>
        <HeadFlags entry={of.entry} isAdult={of.isAdultContent} />
        {of.hasPasscode && (
          <span class="flag" title={t('article.passcodeHint')}>
            {t('article.passcode')}
          </span>
        )}
        {article ? (
          <button
            type="button"
            class="article-details"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {line ?? t('article.details')} <Icon name="down" />
          </button>
        ) : (
          line && <span>{line}</span>
        )}
      </div>
      {article && isOpen && (
        <div id={id}>
          <Details article={article} readAt={props.readAt} profile={props.profile} />
        </div>
      )}
    </div>
  );
}

function Details({
  article,
  readAt,
  profile,
}: {
  article: ShownArticle;
  readAt: Instant | null;
  profile: ((userId: string) => void) | undefined;
}) {
  const { authorId, authorName, wordcount, excerpt } = article;
  const minutes = Math.max(1, Math.round((wordcount ?? 0) / WORDS_PER_MINUTE));
  return (
    <Facts
      facts={[
        excerpt ? { label: t('article.excerpt'), value: excerpt } : null,
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
  );
}

/** “Updated 3 years ago · 57 words”, as far as it is known. */
function aboutLine({ updatedAt, wordcount }: Headline): string | null {
  const words = wordcount !== null && wordcount > 0 ? wordcount : null;
  // A damaged record may contain any number.
  if (updatedAt === null || Number.isNaN(new Date(updatedAt).getTime()))
    return words === null ? null : t('article.words', { words });
  const age = formatAge(updatedAt, Math.max(Date.now(), updatedAt));
  return words === null ? t('article.updated', { age }) : t('article.updatedAndWords', { age, words });
}
