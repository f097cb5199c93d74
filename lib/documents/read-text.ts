import { escapeHtml } from '../markup/index.ts';
import type { Reader } from './reader.ts';

/** Reads plain text: a paragraph a block, a break a line. */
export const readText: Reader = async ({ path, name }, tools) => {
  const { text, problems } = tools.decoded();
  const paragraphs = text.trim().split(/\n[ \t]*\n+/);
  const html = paragraphs.map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`).join('');
  const written = await tools.write(html, '');
  return [
    {
      path,
      ...written,
      title: name,
      tags: [],
      fields: new Map(),
      problems: [...problems, ...written.problems],
    },
  ];
};
