// Worlds that people wrote: how many of the links that they set themselves are found without them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createNameFinder, type KnownName } from '../../../lib/library/names/index.ts';
import { mentionsIn, type UnlinkedMention } from '../../../lib/unlinked-mentions/find.ts';

const WORLD = z.object({
  names: z.array(
    z.object({
      title: z.string(),
      aliases: z.array(z.string()),
      kind: z.enum(['person', 'proper', 'common', 'other']),
    }),
  ),
  /** In the order of the names. Links are mentions whose id is the place of an article in this list. */
  articles: z.array(z.object({ text: z.string() })),
});
export type WrittenWorld = z.infer<typeof WORLD>;

/** A link that an author set. */
interface Link {
  start: number;
  end: number;
  target: number;
}

/** The worlds in a folder, by the names of their files. */
export const writtenWorlds = (folder: string): [name: string, world: WrittenWorld][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace(/\.json$/, ''),
      z.parse(WORLD, JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ]);

/** The text with the labels of its links alone. */
function withoutLinks(marked: string): { text: string; links: Link[] } {
  const links: Link[] = [];
  let text = '';
  let behind = 0;
  for (const { 0: all, 1: label = '', 2: target, index } of marked.matchAll(
    /@\[([^[\]]+)\]\([a-z]+:(\d+)\)/gi,
  )) {
    text += marked.slice(behind, index);
    links.push({ start: text.length, end: text.length + label.length, target: Number(target) });
    text += label;
    behind = index + all.length;
  }
  return { text: text + marked.slice(behind), links };
}

const isFound = ({ start, end, target }: Link, mentions: readonly UnlinkedMention[]): boolean =>
  mentions.some((one) => one.start < end && one.end > start && one.candidates.includes(target));

export interface Recall {
  /** Links to other articles. */
  links: number;
  /** Those of them whose label is a name of the article, and how many of these are found. */
  named: number;
  found: number;
  /** What is found: the names in their sentences. */
  places: (UnlinkedMention & { quote: string })[];
  missed: string[];
}

const AROUND = 50;
const folded = (name: string): string => name.toLowerCase().replace(/^(?:the|an?) /, '');

export function recallOf({ names, articles }: WrittenWorld): Recall {
  const known = names.flatMap(({ title, aliases, kind }, location) =>
    [title, ...aliases].map((name): KnownName => ({ name, location, kind })),
  );
  const finder = createNameFinder(known);
  const recall: Recall = { links: 0, named: 0, found: 0, places: [], missed: [] };
  for (const [from, article] of articles.entries()) {
    const { text, links } = withoutLinks(article.text);
    const { mentions } = mentionsIn(text, finder, from);
    const quoteOf = ({ start, end }: Pick<Link, 'start' | 'end'>): string =>
      `${text.slice(Math.max(0, start - AROUND), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + AROUND)}`;
    for (const one of mentions) recall.places.push({ ...one, quote: quoteOf(one) });
    for (const link of links.filter(({ target }) => target !== from)) {
      recall.links += 1;
      const { title = '', aliases = [] } = names[link.target] ?? {};
      const label = folded(text.slice(link.start, link.end));
      if (![title, ...aliases].some((name) => folded(name) === label)) continue;
      recall.named += 1;
      if (isFound(link, mentions)) recall.found += 1;
      else recall.missed.push(`${title}: ${quoteOf(link)}`);
    }
  }
  return recall;
}
