import { useEffect } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { isPrivate } from '../../lib/entries/index.ts';
import { say } from '../../lib/i18n/index.ts';
import type { ArticleSummary } from '../../lib/model/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { announce, Button } from '../ui/index.ts';

/** The displayed title of an article. Private titles are hidden in screen-share mode. */
function useName(): (article: ArticleSummary) => string {
  const { isCovered } = useScreenShare();
  return (article) =>
    isCovered && isPrivate('article', article) ? 'something like that, covered' : `“${article.title}”`;
}

/** "You already have …": similarly named articles, to open or to append to. */
export function TitleMatches(props: {
  matches: readonly ArticleSummary[];
  onAppend: (article: ArticleSummary) => void;
}) {
  const [first, ...rest] = props.matches;
  const name = useName();
  const sentence = first ? `You already have an article called ${name(first)}.` : null;
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence]);
  if (!first) return null;
  return (
    <section class="capture-matches" aria-label="Articles of that name">
      <p>{say(sentence)}</p>
      <Choices article={first} onAppend={props.onAppend} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more like it</summary>
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
          aria-label={`Open ${name}`}
          onClick={() => void browser.tabs.create({ url })}
        >
          Open
        </Button>
      )}
      <Button
        size="small"
        tone="quiet"
        icon="add"
        aria-label={`Add to it instead: ${name}`}
        onClick={() => onAppend(article)}
      >
        Add to it instead
      </Button>
    </span>
  );
}
