import type { Answer } from '../answer.ts';
import type { PageContext } from '../route.ts';
import { changeArticle } from '../rules/index.ts';
import { editable } from './edit-page.ts';
import { missingPage } from './layout.ts';

const plainTags = /\[\/?(?:table|row|col\d?|columns?|container|section|spoiler|quote)(?:[:|=][^\]\n]*)?\]/gi;

/** What the visual editor makes of markup: it has no tables, spoilers, columns, containers, or lists inside lists. */
export function forVisualEditor(markup: string): string {
  const withoutTables = markup
    .replace(/\[\/(?:td|th)\]\s*/gi, ' ')
    .replace(/\[\/tr\]\s*/gi, '\n\n')
    .replace(/\[(?:tr|td|th)\]/gi, '');
  // The label of a spoiler is lost with it.
  const withoutBlocks = withoutTables.replace(plainTags, '');
  let depth = 0;
  return withoutBlocks
    .replace(/\[(\/?)(?:ul|ol|list)\]/gi, (tag, end: string) => {
      if (end) return --depth > 0 ? '' : tag;
      return depth++ > 0 ? '' : tag;
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** POST `/world/article/<id>/switch`: converts the texts for the visual editor, for good, and opens it. */
export function switchEditor(context: PageContext): Answer {
  const atHand = editable(context);
  if (typeof atHand === 'number') return missingPage(context, atHand);
  const { article } = atHand;
  const texts = Object.fromEntries(
    Object.entries(article.texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, forVisualEditor(text)]] : [],
    ),
  );
  changeArticle(context.store, article, { texts });
  return { status: 303, headers: { location: `/p/athena/article/${article.id}` }, body: '' };
}
