import type { Instant } from '../../lib/model/index.ts';
import { formatAge } from '../search/index.ts';
import { LOCALE } from '../ui/index.ts';
import type { ShownArticle } from './stored-schema.ts';

function Moment({ at, now }: { at: Instant; now: Instant }) {
  const date = new Date(at);
  // A damaged record may contain any number.
  if (Number.isNaN(date.getTime())) return <>unknown</>;
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString(LOCALE)}>
      {formatAge(at, Math.max(now, at))}
    </time>
  );
}

/** Author, dates and length. */
export function About(props: {
  article: ShownArticle;
  readAt: Instant;
  /** Shows the author's profile. */
  profile: ((userId: string) => void) | undefined;
}) {
  const { article, readAt, profile } = props;
  const { authorId } = article;
  const now = Date.now();
  const words = article.wordcount;
  const moments = [
    { label: 'Begun', at: article.createdAt },
    { label: 'Published', at: article.publishedAt },
    { label: 'Changed', at: article.updatedAt },
    { label: 'Copied here', at: readAt },
  ];
  return (
    <dl class="article-about" data-unsearched="">
      {article.authorName && (
        <div>
          <dt>Author</dt>
          <dd dir="auto">
            {profile && authorId !== null ? (
              <button type="button" class="article-author" onClick={() => profile(authorId)}>
                {article.authorName}
              </button>
            ) : (
              article.authorName
            )}
          </dd>
        </div>
      )}
      {words !== null && words > 0 && (
        <div>
          <dt>Length</dt>
          <dd>
            {words.toLocaleString(LOCALE)} {words === 1 ? 'word' : 'words'},{' '}
            {Math.max(1, Math.round(words / 230))} min to read
          </dd>
        </div>
      )}
      {moments.map(({ label, at }) =>
        at === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Moment at={at} now={now} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
