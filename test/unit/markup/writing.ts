import fc from 'fast-check';
import type { MarkupNode } from '../../../lib/markup/index.ts';

const PIECES = [
  '[b]',
  '[/b]',
  '[i]',
  '[/i]',
  '[h1]',
  '[h2|a]',
  '[/h2]',
  '[url:https://a.example/]',
  '[url=x]',
  '[/url]',
  '[quote]',
  '[/quote]',
  '[spoiler]',
  '[/spoiler]',
  '[ul]',
  '[/ul]',
  '[ol]',
  '[li]',
  '[/li]',
  '[table]',
  '[/table]',
  '[tr]',
  '[/tr]',
  '[td]',
  '[/td]',
  '[th]',
  '[code]',
  '[/code]',
  '[noparse]',
  '[/noparse]',
  '[br]',
  '[hr]',
  '[img:1]',
  '[img]',
  '[/img]',
  '[img]x[/img]',
  '[var:key]',
  '[a:b]',
  '[nioa]',
  '[1]',
  '[',
  ']',
  '[[',
  '/',
  '@',
  '@[',
  '@[A](person:1)',
  '](',
  '--',
  '-',
  '--Key::Value--',
  '::',
  ':',
  '/*',
  '*/',
  '*',
  '|',
  '\n',
  '\n\n',
  ' ',
  '- ',
  'word',
  'é',
  '漢',
  '😀',
  '<b>',
  '&amp;',
  '&#91;',
  'https://a.example/?a=[b]',
  '\u00a0',
  '\u200d',
  '[B]',
  '[/B]',
  '[ b]',
  '[b ]',
  '[url: x]',
];

/** Generates strings full of World Anvil's markup. */
export const markupish: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 4 })), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(''));

/** The text of a tree with its line breaks, including authors of quotes and labels of spoilers. */
export function wordsOf(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break') return '\n';
      if (node.kind === 'fact') return `${node.label}${wordsOf(node.children)}`;
      if (!('children' in node)) return '';
      const slot = node.kind === 'quote' ? node.author : node.kind === 'spoiler' ? node.label : null;
      return wordsOf(node.children) + (slot ? wordsOf(slot) : '');
    })
    .join('');
}

/**
 * The first tag that is closed without being open or left open, or null if the markup is balanced. Handles noparse like
 * World Anvil.
 */
export function unbalanced(markup: string): string | null {
  const open: string[] = [];
  const read = markup.replace(/\[noparse\].*?\[\/noparse\]/gs, '\u0000');
  for (const [tag, slash, name = ''] of read.matchAll(WRITTEN)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return tag;
  }
  return open.pop() ?? null;
}

/** The tags that captures contain and that need closing. */
const WRITTEN =
  /\[(\/?)(b|i|u|s|sup|sub|code|h[1-4]|url|ul|ol|li|table|tr|td|th|quote|spoiler)(?:\s?:[^[\]]*)?\s?\]/g;
