import { parseSync } from '@swc/core';
import type { SourceFile } from './tree.ts';

const SHIPPED = /^(lib|components|entrypoints)\/.*\.tsx?$/;

/** Attributes and properties whose value the user reads or hears. */
const READ = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title'],
  ...['headline', 'hint', 'label', 'sentence'],
]);

/** The same in every language. */
const NAMES =
  /^(Loreside( …)?|World Anvil|WIP|BBCode|Markdown|ZIP|JSON|PDF|OK|((Ctrl|Alt|Shift|Cmd)\+)*([A-Z]|F1|…|Ctrl|Alt|Shift|Enter|Esc|Tab|Del|Left|Right))$/;

/** Words in a sentence: a capital letter or quotation mark first, then at least two words. */
const SENTENCE = /^[“A-Z][\w’“”-]*,? (?:[\w’“”…]+[ ,]?)+/;

/** Files with words that aren't shown: they are looked for in pages, belong to World Anvil, or go to developers. */
const DATA: readonly RegExp[] = [
  // Names of requests, for diagnostics.
  /^lib\/service\/(aragorn|boromir)\//,
  // The table of the outbox's transitions, which docs/outbox.md is made from.
  /^lib\/outbox\/delivery\/transitions\.ts$/,
  // Part of the article's text: it must stay the same whatever the language, or a sent section isn't found again.
  /^lib\/capture\/attribution\.ts$/,
  // World Anvil's own names of challenges.
  /^lib\/progress\/presets\.ts$/,
  // World Anvil's own names of templates.
  /^lib\/model\/template\.ts$/,
  // The diagnostics that a user copies are for developers.
  /^components\/diagnostics\/diagnostics-text\.ts$/,
  // A world is written in one language, like the worlds that people write; its refusals are in World Anvil's words.
  /^lib\/sample-world\/(content|compose|refusal)\b/,
  // Names of sites, and phrases that are looked for in their pages.
  /^lib\/capture\/(sources|extract)\//,
];

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A name of a property or attribute, or an empty string. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return stringOf(node.value ?? node.name);
}

/** The text of a literal: of a template, without what is filled in. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return stringOf(node.value);
  if (node.type === 'JSXExpressionContainer') return textOf(node.expression);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((part) => (isNode(part) ? stringOf(part.raw) : '')).join('…');
}

/** Ids of messages, host names, paths of drawings, markup, placeholders, and lists of tags. */
const NO_TEXT = /^[a-z]\w*(\.[a-z]\w*)+$|^M-?\d|^\[\w+:|^\{\w+\}$|^[A-Z\d ]+$/;

const hasWords = (text: string): boolean =>
  /[A-Za-z]{2}/.test(text) && !NAMES.test(text.trim()) && !NO_TEXT.test(text);

/** Errors for developers, and reports to diagnostics. */
const FOR_DEVELOPERS = /(Error|^DOMException|^report(As)?|^assert)$/;

/** Also `super(…)`: only errors pass a sentence to the class that they extend. */
const isForDevelopers = (callee: unknown): boolean =>
  isNode(callee) && (callee.type === 'Super' || FOR_DEVELOPERS.test(nameOf(callee)));

/** Calls `found` with each text under a node that the user would read. */
function visit(node: unknown, found: (text: string) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, found);
    return;
  }
  if (!isNode(node)) {
    // Arguments and the like are wrapped in plain objects.
    if (typeof node === 'object' && node !== null) visit(Object.values(node), found);
    return;
  }
  if (
    /^(Import|Export)(All|Named)?Declaration$|^Ts(TypeAliasDeclaration|InterfaceDeclaration|TypeAnnotation)$/.test(
      node.type,
    )
  ) {
    if (node.type !== 'ExportDeclaration') return;
  }
  if (/^(New|Call)Expression$/.test(node.type) && isForDevelopers(node.callee)) return;
  if (node.type === 'JSXAttribute' || node.type === 'KeyValueProperty') {
    const text = textOf(node.value);
    // A property with one small word is a code, such as the type of a field.
    const isCode = node.type === 'KeyValueProperty' && /^\w+$/.test(text ?? '') && !/^[A-Z]/.test(text ?? '');
    if (text !== null && READ.has(nameOf(node.name ?? node.key)) && hasWords(text) && !isCode) {
      found(text);
      return;
    }
    visit(node.value, found);
    return;
  }
  const text = textOf(node);
  if (text !== null && (node.type === 'JSXText' ? hasWords(text) : SENTENCE.test(text) && hasWords(text)))
    found(text);
  visit(Object.values(node), found);
}

/** Finds texts for the user that aren't in the message catalog. */
export function literalTexts(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => SHIPPED.test(path) && !DATA.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) => {
      const found = new Set<string>();
      visit(
        parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }).body,
        (literal) => found.add(literal.trim().replace(/\s+/g, ' ')),
      );
      return [...found].map((literal) => `${path} has a text that isn't in the message catalog: ${literal}`);
    });
}
