import { t } from '../../lib/i18n/index.ts';
import { markdownOf, parseMarkup } from '../../lib/markup/index.ts';
import { type Book, partsOf, titleOf } from './stored-schema.ts';

const MAX_DEPTH = 6;

/** Escapes characters in a title that Markdown would interpret. */
const plain = (title: string): string => title.replace(/[\\`*_[\]<>#]/g, '\\$&');

/**
 * A version as one Markdown file: the title, then each part under a heading of its level.
 * @param pause awaited before every part with the number done and the total; it may reject to stop
 */
export async function manuscriptMarkdown(
  { title, text: { parts } }: Book,
  pause: (done: number, total: number) => Promise<void>,
): Promise<string> {
  const blocks = [`# ${plain(title.replace(/\s+/g, ' ').trim() || t('common.untitled'))}`];
  const all = partsOf(parts);
  for (const [at, part] of all.entries()) {
    await pause(at, all.length);
    const level = Math.min(MAX_DEPTH, part.depth + 2);
    blocks.push(`${'#'.repeat(level)} ${plain(titleOf(part))}`);
    const words = markdownOf(parseMarkup(part.node.content), Math.min(MAX_DEPTH, level + 1));
    if (words !== '') blocks.push(words);
  }
  return `${blocks.join('\n\n')}\n`;
}
