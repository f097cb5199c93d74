import { useMemo } from 'preact/hooks';
import { locale, t } from '../../lib/i18n/index.ts';
import { type EntryCopy, SyncNotice, useEntryCopy, useFetching, useKeys } from '../entry-view/index.ts';
import type { RichActions } from '../markup/index.ts';
import { ArticleContent } from './article-content.tsx';
import { ArticleHead, type Headline } from './article-head.tsx';
import { type Parts, partsOf } from './parts.ts';
import { readArticle, type ShownArticle } from './stored-schema.ts';
import { useTextSize } from './text-size.ts';
import { useTitles } from './use-titles.ts';
import './article.css';

export interface ArticleViewProps extends Pick<RichActions, 'onDice'> {
  worldId: string;
  id: string;
  open: RichActions['open'];
  search: (typed: string) => void;
  /** Shows a user's profile. */
  profile?: (userId: string) => void;
}

/**
 * An article as its page shows it, from the offline copy. If its text is missing or outdated, it is fetched, and a
 * notice says so.
 */
export function ArticleView({ worldId, id, open, search, onDice, profile }: ArticleViewProps) {
  const copy = useEntryCopy(worldId, { kind: 'article', id }, readArticle);
  const isDraft = id.startsWith('draft:');
  const isWanted =
    !isDraft &&
    (copy.state === 'listed' || copy.state === 'damaged' || (copy.state === 'here' && copy.isStale));
  const [fetching, again] = useFetching(worldId, { kind: 'article', id }, isWanted);
  const size = useTextSize();
  const article = copy.state === 'here' ? copy.thing : null;
  const parts = useMemo(() => (article ? partsOf(article) : null), [article, locale()]);
  const refs = useMemo(() => (parts ? allParts(parts).flatMap(({ text }) => text.refs) : []), [parts]);
  const titles = useTitles(worldId, refs);
  useKeys({ '+': size.larger, '-': size.smaller });
  if (copy.state === 'loading') return <Loading />;
  const headline = headlineOf(copy);
  const actions: RichActions = { open, search, onDice, titles };
  return (
    <article class="article" data-size={size.step} aria-busy={fetching.state === 'busy'}>
      {headline && <ArticleHead of={headline} parts={parts} actions={actions} />}
      <SyncNotice copy={copy} fetching={fetching} again={again} isDraft={isDraft} />
      {copy.state === 'here' && parts && (
        <ArticleContent
          key={id}
          article={copy.thing}
          parts={parts}
          readAt={copy.readAt}
          size={size}
          actions={actions}
          profile={profile}
        />
      )}
    </article>
  );
}

/** A skeleton, shown only while loading takes noticeably long. */
function Loading() {
  return (
    <div class="article-loading" role="status">
      <span class="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}

const allParts = (parts: Parts) => [...parts.body, ...parts.sidebar, ...parts.facts, ...parts.hidden];

function headlineOf(copy: Exclude<EntryCopy<ShownArticle>, { state: 'loading' }>): Headline | null {
  const { entry, path } = copy;
  if (copy.state === 'here') {
    const { title, template, excerpt, tags, isAdultContent, passcode } = copy.thing;
    return {
      ...{ title, template, excerpt, tags, isAdultContent, hasPasscode: passcode !== null, entry, path },
      isPathComing: !copy.isPlaced && entry !== null && entry.categoryId !== null,
    };
  }
  if (!entry) return null;
  const { title, excerpt, tags } = entry;
  const template = entry.template ?? 'article';
  return {
    ...{ title, template, excerpt, tags, isAdultContent: false, hasPasscode: false, entry, path },
    isPathComing: false,
  };
}
