import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { locale, t } from '../../lib/i18n/index.ts';
import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { type EntryCopy, SyncNotice, useEntryCopy, useFetching, useKeys } from '../entry-view/index.ts';
import { type RichActions, refKey } from '../markup/index.ts';
import { ArticleContent } from './article-content.tsx';
import { About, ArticleHead, ArticleImage, type Headline } from './article-head.tsx';
import { type Parts, partsOf } from './parts.ts';
import { readArticle, type ShownArticle } from './stored-schema.ts';
import { useTextSize } from './use-article-tools.ts';
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
  const place = useRef<HTMLElement>(null);
  const isWide = useWide(place, copy.state === 'loading');
  const article = copy.state === 'here' ? copy.resource : null;
  const parts = useMemo(() => (article ? partsOf(article) : null), [article, locale()]);
  const refs = useMemo(() => (parts ? allParts(parts).flatMap(({ text }) => text.refs) : []), [parts]);
  const titles = useTitles(worldId, refs);
  useKeys({ '+': size.larger, '-': size.smaller });
  if (copy.state === 'loading') return <Loading place={place} />;
  const headline = headlineOf(copy);
  const actions: RichActions = { open, search, onDice, titles };
  const image = (name: 'cover' | 'portrait') =>
    article && <ArticleImage worldId={worldId} article={article} name={name} open={open} />;
  return (
    <article
      class="article"
      ref={place}
      data-size={size.step}
      data-wide={isWide}
      aria-busy={fetching.state === 'busy'}
    >
      {image('cover')}
      {headline && (
        <ArticleHead
          of={headline}
          parts={parts}
          actions={actions}
          portrait={isWide ? null : image('portrait')}
        >
          <About
            of={headline}
            article={article}
            readAt={copy.state === 'here' ? copy.readAt : null}
            profile={profile}
          />
        </ArticleHead>
      )}
      <SyncNotice copy={copy} fetching={fetching} again={again} isDraft={isDraft} />
      {article && parts && (
        <ArticleContent
          key={id}
          worldId={worldId}
          article={article}
          parts={parts}
          size={size}
          actions={actions}
          portrait={isWide ? image('portrait') : null}
          isWide={isWide}
        />
      )}
    </article>
  );
}

/** A skeleton, shown only while loading takes noticeably long. */
function Loading({ place }: { place: RefObject<HTMLElement | null> }) {
  return (
    <section ref={place} class="article-loading" role="status">
      <span class="visually-hidden">{t('common.loading')}</span>
    </section>
  );
}

const allParts = (parts: Parts) => [...parts.body, ...parts.sidebar, ...parts.facts, ...parts.hidden];

function headlineOf(copy: Exclude<EntryCopy<ShownArticle>, { state: 'loading' }>): Headline | null {
  const { entry, path } = copy;
  if (copy.state === 'here') {
    const { title, template, excerpt, tags, isAdultContent, passcode, updatedAt, wordcount } = copy.resource;
    return {
      ...{ title, template, excerpt, tags, isAdultContent, hasPasscode: passcode !== null },
      ...{ updatedAt, wordcount, entry, path },
      isPathComing: !copy.isPlaced && entry !== null && entry.categoryId !== null,
    };
  }
  if (!entry) return null;
  const { title, excerpt, tags, updatedAt, wordcount } = entry;
  const template = entry.template ?? 'article';
  return {
    ...{ title, template, excerpt, tags, isAdultContent: false, hasPasscode: false },
    ...{ updatedAt, wordcount, entry, path },
    isPathComing: false,
  };
}

/** Pixels that text and a column beside it need. */
const TWO_COLUMNS = 720;

/** Whether the element has room for a column beside the text. `key` differs whenever the element does. */
function useWide(element: RefObject<HTMLElement | null>, key: unknown): boolean {
  const [isWide, setWide] = useState(false);
  // A layout effect, so that nothing moves after the first paint.
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWide(measured.clientWidth >= TWO_COLUMNS);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [key]);
  return isWide;
}

const MAX_TITLES = 300;

/** The titles of entries that a text names by id, as far as the offline copy has them. */
function useTitles(worldId: WorldId, refs: readonly EntryRef[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = refs.slice(0, MAX_TITLES).map(refKey).join('|');
  useEffect(() => {
    let isCanceled = false;
    if (refs.length === 0) return;
    void openLibrary()
      .then((library) => library.entries(worldId, refs.slice(0, MAX_TITLES)))
      .then((entries) => {
        if (isCanceled) return;
        setTitles(
          new Map(entries.flatMap((entry) => (entry ? [[refKey(entry), entry.title] as const] : []))),
        );
      })
      .catch(reportAs('article.readTitles'));
    return () => {
      isCanceled = true;
    };
  }, [worldId, wanted]);
  return titles;
}
