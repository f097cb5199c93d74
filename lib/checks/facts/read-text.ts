import { scanMarkup } from '../../markup/index.ts';
import type { Range } from '../place.ts';
import { LABELED_LINE } from './date-names.ts';
import type { LabeledFact, MentionFact } from './entry-facts.ts';
import { OpenTags } from './open-tags.ts';
import { mayHavePlaceholders, placeholdersIn } from './placeholders.ts';
import { plainValue } from './plain-value.ts';

/** Something in a text that shouldn't be there. */
export interface RawFlaw {
  kind: 'placeholder' | 'unclosed';
  what: string;
  range: Range;
}

/** What a text says. */
export interface TextFacts {
  mentions: MentionFact[];
  labeled: LabeledFact[];
  flaws: RawFlaw[];
  /** The ids of statblocks that it shows. */
  statblocks: string[];
  /** Whether readers see anything of it: words or an embed. */
  isSeen: boolean;
}

const STATBLOCK_TAGS: ReadonlySet<string> = new Set(['block', 'blocklink']);
const ID = /^[\w-]{1,80}/;
const WORD = /\S/;
const ID_IN_MENTION = /\]\(\s?(?:[A-Za-z]{1,40})?:([\w-]{1,64})\s?\)/g;
function labeled(label: string, value: string, field: string, range: Range): LabeledFact {
  const ids = value.includes('](')
    ? Array.from(value.matchAll(ID_IN_MENTION), ([, id = '']) => id.toLowerCase())
    : [];
  const written = label.trim();
  return { label: written.toLowerCase(), written, value: plainValue(value), ids, field, range };
}

/** Reads a text of World Anvil's markup. Takes linear time. */
export function readText(text: string, field: string): TextFacts {
  const facts: TextFacts = { mentions: [], labeled: [], flaws: [], statblocks: [], isSeen: false };
  const open = new OpenTags();
  const mayHave = mayHavePlaceholders(text);
  let code = 0;
  scanMarkup(text, (token, start, end) => {
    if (token.kind === 'newline') return;
    if (token.kind === 'open' || token.kind === 'close') {
      if (token.name === 'code') code = Math.max(0, code + (token.kind === 'open' ? 1 : -1));
      if (token.kind === 'open') facts.isSeen = true;
      if (token.kind === 'open' && STATBLOCK_TAGS.has(token.name))
        facts.statblocks.push(...(ID.exec(token.argument) ?? []));
      open.take(token, [start, end], code > 0 && token.name !== 'code');
      return;
    }
    if (token.kind === 'mention') {
      const { label, template, id } = token;
      facts.isSeen = true;
      if (id !== '' && code === 0)
        facts.mentions.push({
          label,
          template: template.toLowerCase(),
          id: id.toLowerCase(),
          field,
          range: [start, end],
        });
    } else if (token.kind === 'fact') {
      facts.isSeen = true;
      if (code === 0) facts.labeled.push(labeled(token.label, token.value, field, [start, end]));
    } else {
      facts.isSeen ||= WORD.test(token.text);
      if (mayHave && !token.raw && code === 0)
        for (const { what, range } of placeholdersIn(token.text))
          facts.flaws.push({ kind: 'placeholder', what, range: [start + range[0], start + range[1]] });
    }
  });
  for (const { name, range } of open.left()) facts.flaws.push({ kind: 'unclosed', what: `[${name}]`, range });
  if (text.includes(':'))
    for (const { 0: line, 1: label = '', 2: value = '', index } of text.matchAll(LABELED_LINE))
      facts.labeled.push(labeled(label, value, field, [index, index + line.length]));
  return facts;
}
