import { scanMarkup, type Token } from '../../markup/index.ts';
import { type Line, Lines } from '../told/index.ts';
import type { LabeledFact, MentionFact, Range } from './entry-facts.ts';
import type { Interned } from './interned.ts';
import { LabeledLines, labeledFact, TableRows } from './labeled.ts';
import { Placeholders } from './placeholders.ts';
import { mayTellStay } from './told-facts.ts';

interface OpenTag {
  kind: 'open' | 'close';
  name: string;
}

/** Tags that need their end. Items, rows and cells are shown as if they had one. */
const PAIRED: ReadonlySet<string> = new Set(
  'b i u s strike sup sub small h1 h2 h3 h4 ul ol table quote spoiler code center right justify col2 col3 col4 section container url'.split(
    ' ',
  ),
);

/** The tags of a text that are opened and not closed. A tag that is closed in the wrong order counts as closed. */
class OpenTags {
  readonly #open = new Map<string, Range[]>();

  take({ kind, name }: OpenTag, range: Range, isCode: boolean): void {
    if (isCode || !PAIRED.has(name)) return;
    const open = this.#open.get(name);
    if (kind === 'close') open?.pop();
    else if (open) open.push(range);
    else this.#open.set(name, [range]);
  }

  /** In the order of the text. */
  left(): { name: string; range: Range }[] {
    if (this.#open.size === 0) return [];
    return [...this.#open]
      .flatMap(([name, ranges]) => ranges.map((range) => ({ name, range })))
      .sort((a, b) => a.range[0] - b.range[0]);
  }
}

/** Something in a text that shouldn't be there. */
interface RawFlaw {
  kind: 'placeholder' | 'unclosed';
  what: string;
  range: Range;
}

interface TextFacts {
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
/** Tags that show nothing by themselves. */
const FRAMES: ReadonlySet<string> = new Set([
  ...[...PAIRED].filter((name) => name !== 'container'),
  ...'li tr td th row col p br hr aloud indent color size'.split(' '),
]);
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
  const placeholders = new Placeholders(text);
  const lines = new LabeledLines(text, field);
  const prose = new Lines();
  const tables = new TableRows(text, field);
  /** The number of open `[code]` tags. What stands in code says nothing about the world. */
  let code = 0;
  /** The number of open headings. */
  let headings = 0;

  const takeMention = ({ label, template, id }: Mention, range: Range): void => {
    if (id === '' || code > 0) return;
    facts.mayTellStays ||= template === 'person' && mayTellStay(text, range[1]);
    const target = { template: template.toLowerCase(), id: ids.one(id.toLowerCase()) };
    facts.mentions.push({ label, ...target, field, range });
  };
  const takeTag = (tag: Tag, range: Range): void => {
    const isOpen = tag.kind === 'open';
    if (HEADINGS.has(tag.name)) headings = Math.max(0, headings + (isOpen ? 1 : -1));
    else if (isOpen && headings === 0 && !FRAMES.has(tag.name)) facts.isSeen = true;
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
        if (!token.raw && code === 0)
          for (const found of placeholders.in(token.text, start))
            facts.flaws.push({ kind: 'placeholder', ...found });
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
