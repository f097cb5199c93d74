import { t } from '../../i18n/index.ts';
import { markdownOf, parseMarkup } from '../../markup/index.ts';
import { type FindLink, frontMatter, linked, plain } from './front-matter.ts';

/** A part of a manuscript version with its text and its own parts. */
export interface TextNode {
  title: string;
  content: string;
  children: readonly TextNode[];
}

const DEEPEST = 6;
const titled = (title: string): string => plain(title) || t('common.untitled');

function blocks(nodes: readonly TextNode[], depth: number, find: FindLink): string[] {
  const level = Math.min(DEEPEST, depth + 2);
  return nodes.flatMap(({ title, content, children }) => {
    const words = markdownOf(linked(parseMarkup(content), find), Math.min(DEEPEST, level + 1));
    const head = `${'#'.repeat(level)} ${titled(title)}`;
    return [head, ...(words === '' ? [] : [words]), ...blocks(children, depth + 1, find)];
  });
}

/** A manuscript version as Markdown. Each part has a heading of its level. Pure. */
export function versionMarkdown(
  version: { id: string; title: string; manuscript: string },
  parts: readonly TextNode[],
  find: FindLink,
): string {
  const { id, title, manuscript } = version;
  // The front matter is for programs, so it is the same in every language.
  const head = frontMatter({ id, title, kind: 'manuscript version', manuscript });
  const heading = title === '' ? manuscript : t('backup.fileVersion', { manuscript, version: title });
  return `${[`${head}\n# ${titled(heading)}`, ...blocks(parts, 0, find)].join('\n\n')}\n`;
}
