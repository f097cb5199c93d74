import { markdownOf, plainTextOf } from '../../lib/markup/index.ts';
import type { Part, Parts } from './parts.ts';

/** The whole article as Markdown, without hidden notes. */
export function articleMarkdown(title: string, parts: Parts): string {
  const line = (part: Part): string => markdownOf(part.text.nodes).replace(/\s*\n\s*/g, ' ');
  const blocks = [
    `# ${title.replace(/\s+/g, ' ')}`,
    parts.subheading && `*${line(parts.subheading)}*`,
    parts.facts.map((fact) => `- **${fact.label}:** ${line(fact)}`).join('\n'),
    ...[...parts.body, ...parts.sidebar].flatMap((part) => [
      part.label && `## ${part.label}`,
      markdownOf(part.text.nodes, part.label === null ? 2 : 3),
    ]),
  ];
  return blocks.filter((block) => block).join('\n\n');
}

/** The whole article as plain text, without hidden notes. */
export function articleText(title: string, parts: Parts): string {
  const blocks = [
    title,
    parts.subheading && plainTextOf(parts.subheading.text.nodes),
    parts.facts.map((fact) => `${fact.label}: ${plainTextOf(fact.text.nodes)}`).join('\n'),
    ...[...parts.body, ...parts.sidebar].flatMap((part) => [part.label, plainTextOf(part.text.nodes)]),
  ];
  return blocks.filter((block) => block).join('\n\n');
}
