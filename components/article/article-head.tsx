import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { coverOf, portraitOf } from '../../lib/images/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import { EntryLine, EntryPath, type Fact, HeadFlags, momentFact, updatedFact } from '../entry-view/index.ts';
import { type RichActions, RichText } from '../markup/index.ts';
import type { Parts } from './parts.ts';
import './article.css';
import type { Instant, WorldId } from '../../lib/model/index.ts';
import { entryLabel } from '../search/index.ts';
import { TemplateIcon } from '../template/index.ts';
import { WorldImage } from '../world-image/index.ts';
import type { ShownArticle } from './stored-schema.ts';

/** The header of an article: all that is known of it before its text is loaded. */
export interface Headline {
  title: string;
  template: string;
  excerpt: string | null;
  tags: readonly string[];
  isAdultContent: boolean;
  hasPasscode: boolean;
  updatedAt: number | null;
  wordcount: number | null;
  entry: Entry | null;
  path: readonly Entry[];
  isPathComing: boolean;
}

/** Path, title and subtitle, with the portrait beside them, and the line of facts below. */
export function ArticleHead(props: {
  of: Headline;
  parts: Pick<Parts, 'subheading' | 'pronunciation'> | null;
  actions: RichActions;
  portrait: ComponentChildren;
  /** The line of facts. */
  children: ComponentChildren;
}) {
  const { of, parts, actions } = props;
  return (
    <header class="article-head">
      <div class="article-name column gap-1">
        <EntryPath path={of.path} isComing={of.isPathComing} open={actions.open} />
        <h1 tabIndex={-1} data-place-title dir="auto">
          {of.title || t('common.untitled')}
        </h1>
        {parts?.pronunciation && (
          <div class="article-pronunciation">
            <RichText text={parts.pronunciation.text} level={2} {...actions} />
          </div>
        )}
        {parts?.subheading && (
          <div class="article-subheading">
            <RichText text={parts.subheading.text} level={2} {...actions} />
          </div>
        )}
      </div>
      {props.portrait}
      {props.children}
      {/* Once the text is here, it says more, and the excerpt is among the details. */}
      {of.excerpt && !parts && (
        <p class="article-excerpt" dir="auto">
          {of.excerpt}
        </p>
      )}
    </header>
  );
}

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
        of.wordcount !== null && of.wordcount > 0 ? t('common.wordCount', { count: of.wordcount }) : null,
      ]}
      details={article && (() => detailsOf(article, readAt, profile))}
    />
  );
}

function detailsOf(article: ShownArticle, readAt: Instant | null, profile: Profile): (Fact | null)[] {
  const { authorId, authorName, wordcount, excerpt } = article;
  const minutes = Math.max(1, Math.round((wordcount ?? 0) / WORDS_PER_MINUTE));
  return [
    excerpt ? { label: t('history.fieldExcerpt'), value: excerpt } : null,
    authorName
      ? {
          label: t('entry.author'),
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
    momentFact(t('entry.created'), article.createdAt),
    momentFact(t('article.publishedAt'), article.publishedAt),
    momentFact(t('article.updatedAt'), article.updatedAt),
    momentFact(t('entry.synced'), readAt),
  ];
}

const SHAPES = { cover: 'cover', portrait: 'portrait', flag: 'text' } as const;

/** An image of an article in a frame of a fixed shape, so that nothing moves when it arrives. */
export function ArticleImage(props: {
  worldId: WorldId;
  article: ShownArticle;
  name: keyof typeof SHAPES;
  open: RichActions['open'];
}) {
  const { worldId, article, name, open } = props;
  const image = article[name];
  if (!image || (image.id === null && image.url === null)) return null;
  return (
    <div class="article-image" data-shape={name} data-unsearched="">
      <WorldImage
        worldId={worldId}
        image={image}
        shape={SHAPES[name]}
        standsFor={
          name === 'cover' ? coverOf(article.id) : name === 'portrait' ? portraitOf(article.id) : undefined
        }
        open={open}
      />
    </div>
  );
}
