import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { LanguageFile } from './read-languages.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** Accents every letter and makes the text half as long again, as the longest translations are. */
export function accent(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  const filling = '~'.repeat(Math.ceil(text.trim().length / 2));
  return accented.replace(/\S(?=\s*$)/, (last) => `${filling}${last}`);
}

function accentAll(nodes: readonly MessageFormatElement[]): MessageFormatElement[] {
  return nodes.map((node) => {
    switch (node.type) {
      case TYPE.literal:
        return { ...node, value: accent(node.value) };
      case TYPE.plural:
      case TYPE.select:
        return {
          ...node,
          options: Object.fromEntries(
            Object.entries(node.options).map(([name, option]) => [
              name,
              { ...option, value: accentAll(option.value) },
            ]),
          ),
        };
      case TYPE.tag:
        return { ...node, children: accentAll(node.children) };
      default:
        return node;
    }
  });
}

/**
 * A language for tests, made from another: accented, half as long again, and from right to left. Text that stays plain
 * isn't in the catalog; text that is cut off has too little room.
 */
export function pseudoLanguage({ messages }: LanguageFile): LanguageFile {
  return {
    code: 'ar-XB',
    name: 'Pseudo',
    reviewed: false,
    messages: Object.fromEntries(
      Object.entries(messages).map(([section, entries]) => [
        section,
        Object.fromEntries(
          Object.entries(entries).map(([name, text]) => [name, printAST(accentAll(parse(text)))]),
        ),
      ]),
    ),
  };
}
