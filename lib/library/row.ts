import type { ArticleSummary } from '../model/index.ts';
import type { ArticleRow, NearKey } from './database.ts';
import { fold } from './fold.ts';

/** A title is found by any of so many words, and told apart by so many letters from there on. */
const WORDS = 10;
const LETTERS = 40;
/** Words that nobody looks for a title by; folding takes them from the beginning of what is typed as well. */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

export const backwards = (text: string): string => [...text].reverse().join('');

/** The keys by which a title with a slip in it is found: from its beginning, and from its end. */
function near({ worldId }: ArticleSummary, folded: string): NearKey[] {
  return [
    [worldId, folded.length, `>${folded}`],
    [worldId, folded.length, `<${backwards(folded)}`],
  ];
}

/** The folded title from each of its words on, but from the first: there the title itself is the key. */
function starts({ worldId }: ArticleSummary, folded: string): ArticleRow['starts'] {
  const words = folded.split(' ').slice(0, WORDS);
  return words.flatMap((word, at): ArticleRow['starts'] =>
    at === 0 || ARTICLES.has(word) ? [] : [[worldId, words.slice(at).join(' ').slice(0, LETTERS)]],
  );
}

/** Of an article that was read in full, the summary alone. */
function plain(article: ArticleSummary): ArticleSummary {
  const { id, worldId, title, template, state, isDraft, isWip } = article;
  const { tags, excerpt, url, slug, categoryId, updatedAt, wordcount } = article;
  return {
    ...{ id, worldId, title, template, state, isDraft, isWip },
    ...{ tags, excerpt, url, slug, categoryId, updatedAt, wordcount },
  };
}

export function rowOf(article: ArticleSummary, pass: number): ArticleRow {
  const folded = fold(article.title);
  return { ...plain(article), folded, near: near(article, folded), starts: starts(article, folded), pass };
}

/** The row as the model knows it. */
export function summaryOf({ folded, near: _near, starts: _starts, pass: _pass, ...summary }: ArticleRow) {
  const { title } = summary;
  // A damaged row costs its own place in a list, never the list.
  return { ...summary, title: typeof title === 'string' ? title : folded } satisfies ArticleSummary;
}
