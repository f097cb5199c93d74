import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { isPrivate } from '../../../lib/entries/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import type { ArticleSummary, WorldId } from '../../../lib/model/index.ts';
import { useScreenShare } from '../../screen-share/index.ts';
import { announce, Button } from '../../ui/index.ts';

/** Milliseconds without typing before the world is searched. */
const DEBOUNCE_MS = 120;

/** Articles with almost the same title, updated while the title is typed. Answers for older titles are dropped. */
export function useTitleMatches(
  worldId: WorldId | null,
  title: string,
  isEnabled: boolean,
): readonly ArticleSummary[] {
  const [matches, setMatches] = useState<readonly ArticleSummary[]>([]);
  const isSearched = isEnabled && worldId !== null && title.trim().length >= 2;
  // While the title is typed, the last answer stays until the next one, so that the form doesn't jump.
  useEffect(() => setMatches([]), [worldId, isSearched]);
  useEffect(() => {
    if (!isSearched) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const { openLibrary } = await import('./library.ts');
      const found = await (await openLibrary()).findByTitle(worldId, title);
      if (!stale) setMatches(found);
    }, DEBOUNCE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [worldId, title, isSearched]);
  return matches;
}

/** The displayed title of an article. Private titles are hidden in screen-share mode. */
function useName(): (article: ArticleSummary) => string {
  const { isCovered } = useScreenShare();
  return (article) =>
    isCovered && isPrivate('article', article)
      ? t('capture.hiddenTitle')
      : t('common.quoted', { title: article.title });
}

/** "You already have …": similarly named articles, to open or to append to. */
export function TitleMatches(props: {
  matches: readonly ArticleSummary[];
  onAppend: (article: ArticleSummary) => void;
}) {
  const [first, ...rest] = props.matches;
  const name = useName();
  const sentence = first ? t('capture.duplicate', { name: name(first) }) : null;
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence]);
  if (!first) return null;
  return (
    <section class="capture-matches" aria-label={t('capture.sameName')}>
      <p>{sentence}</p>
      <Choices article={first} onAppend={props.onAppend} />
      {rest.length > 0 && (
        <details>
          <summary>{t('capture.moreLikeIt', { count: rest.length })}</summary>
          <ul>
            {rest.map((article) => (
              <li key={article.id}>
                <span>{name(article)}</span>
                <Choices article={article} onAppend={props.onAppend} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Choices({
  article,
  onAppend,
}: {
  article: ArticleSummary;
  onAppend: (article: ArticleSummary) => void;
}) {
  const { url } = article;
  const name = useName()(article);
  return (
    <span class="capture-choices">
      {url && (
        <Button
          size="small"
          tone="quiet"
          icon="open"
          aria-label={t('capture.openNamed', { name })}
          onClick={() => void browser.tabs.create({ url })}
        >
          {t('common.open')}
        </Button>
      )}
      <Button
        size="small"
        tone="quiet"
        icon="add"
        aria-label={t('capture.addToNamed', { name })}
        onClick={() => onAppend(article)}
      >
        {t('capture.addInstead')}
      </Button>
    </span>
  );
}
