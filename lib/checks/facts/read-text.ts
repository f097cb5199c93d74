import { scanMarkup, type Token } from '../../markup/index.ts';
import type { Range } from '../place.ts';
import { type Line, Lines } from '../told/index.ts';
import type { LabeledFact, MentionFact } from './entry-facts.ts';
import type { Interned } from './interned.ts';
import { LabeledLines, labeledFact } from './labeled-lines.ts';
import { OpenTags } from './open-tags.ts';
import { PlaceholderSpots, placeholdersIn } from './placeholders.ts';
import { mayTellStay } from './stays-in.ts';
import { TableRows } from './table-rows.ts';

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
  /** What the rows of its tables say, table by table. */
  tables: readonly LabeledFact[][];
  flaws: RawFlaw[];
  /** The ids of statblocks that it shows. */
  statblocks: string[];
  /** Whether a person is mentioned who was somewhere. */
  mayTellStays: boolean;
  /** Lines that may tell facts in sentences. */
  prose: readonly Line[];
  /** Whether readers see anything of it: words or an embed. */
  isSeen: boolean;
}

const STATBLOCK_TAGS: ReadonlySet<string> = new Set(['block', 'blocklink']);
/** Tags behind which a line with a label may begin. */
const BEGINS_LINE: ReadonlySet<string> = new Set(['li', 'br', 'p', 'col']);
/** Without words below them, readers see nothing worth the name. */
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4']);
const ID = /^[\w-]{1,80}/;
const WORD = /\S/;

type Tag = Extract<Token, { kind: 'open' | 'close' }>;
type Mention = Extract<Token, { kind: 'mention' }>;

/** Reads a text of World Anvil's markup. Takes linear time. */
export function readText(text: string, field: string, ids: Interned): TextFacts {
  const facts: TextFacts = {
    ...{ mentions: [], labeled: [], flaws: [], statblocks: [], prose: [], tables: [] },
    ...{ mayTellStays: false, isSeen: false },
  };
  const open = new OpenTags();
  const spots = new PlaceholderSpots(text);
  const lines = new LabeledLines(text, field);
  const prose = new Lines();
  const tables = new TableRows(text, field);
  /** The number of open `[code]` tags. What stands in code says nothing about the world. */
  let code = 0;
  /** The number of open headings. */
  let headings = 0;

  const takePlaceholders = (words: string, start: number): void => {
    for (const { what, range } of placeholdersIn(words))
      facts.flaws.push({ kind: 'placeholder', what, range: [start + range[0], start + range[1]] });
  };
  const takeMention = ({ label, template, id }: Mention, range: Range): void => {
    if (id === '' || code > 0) return;
    facts.mayTellStays ||= template === 'person' && mayTellStay(text, range[1]);
    const target = { template: template.toLowerCase(), id: ids.one(id.toLowerCase()) };
    facts.mentions.push({ label, ...target, field, range });
  };
  const takeTag = (tag: Tag, range: Range): void => {
    const isOpen = tag.kind === 'open';
    if (HEADINGS.has(tag.name)) headings = Math.max(0, headings + (isOpen ? 1 : -1));
    else if (isOpen && headings === 0) facts.isSeen = true;
    if (tag.name === 'code') code = Math.max(0, code + (isOpen ? 1 : -1));
    if (isOpen && STATBLOCK_TAGS.has(tag.name)) facts.statblocks.push(...(ID.exec(tag.argument) ?? []));
    open.take(tag, range, code > 0 && tag.name !== 'code');
    if (code > 0) return;
    tables.take(tag, ...range);
    if (BEGINS_LINE.has(tag.name)) lines.begin(range[1]);
  };

  lines.begin(0);
  scanMarkup(text, (token, start, end) => {
    prose.take(token, start, end);
    switch (token.kind) {
      case 'newline':
        return lines.begin(end);
      case 'text':
        facts.isSeen ||= headings === 0 && WORD.test(token.text);
        if (!token.raw && code === 0 && spots.isIn(start, end)) takePlaceholders(token.text, start);
        return;
      case 'mention':
        facts.isSeen = true;
        return takeMention(token, [start, end]);
      case 'fact':
        facts.isSeen = true;
        if (code === 0) facts.labeled.push(labeledFact(token.label, token.value, field, [start, end]));
        return;
      case 'open':
        return takeTag(token, [start, end]);
      case 'close':
        return takeTag(token, [start, end]);
    }
  });
  for (const { name, range } of open.left()) facts.flaws.push({ kind: 'unclosed', what: `[${name}]`, range });
  facts.labeled.push(...lines.found);
  prose.close();
  facts.prose = prose.found;
  tables.end();
  facts.tables = tables.tables;
  return facts;
}
