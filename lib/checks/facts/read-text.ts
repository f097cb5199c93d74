import { scanMarkup, type Token } from '../../markup/index.ts';
import { type Line, Lines } from '../told/index.ts';
import type { LabeledFact, MentionFact, Range } from './entry-facts.ts';
import type { Interned } from './interned.ts';
import { LabeledLines, labeledFact, TableRows } from './labeled.ts';
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

/** What templates leave behind. Only in capitals or whole phrases: “a todo list” is a text. */
const PLACEHOLDER = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_])(?:TODO|TBD|FIXME|TKTK|TK TK|T\.B\.D\.|PLACEHOLDER)(?![\p{L}\p{N}_])`,
    String.raw`(?<!\p{L})lorem ipsum\b`,
    String.raw`\b(?:insert|your|add|enter) (?:your )?(?:text|content|description) (?:goes )?here\b|\b(?:text|description|content) goes here\b`,
    String.raw`\bto be (?:written|filled in|determined)\b(?=\s*(?:[.…]?\s*$|\]))`,
    String.raw`\[(?:insert|your)\b[^\][\n]{0,40}\]`,
    // Alone in their line. “XXX” is a number, too, and a text about names has “[Name]”.
    String.raw`^\s*(?:\[(?:name|description)\b[^\][\n]{0,40}\]|XXX|\?{3,}|\(?placeholder(?: text)?\)?[.:]?)\s*$`,
    String.raw`(?<!\p{L})(?:hier )?(?:(?:den |deinen |einen )?text|beschreibung) (?:hier )?ein(?:fügen|geben)(?!\p{L})|(?<!\p{L})platzhalter(?:text)?(?=\s*$)`,
    String.raw`(?<!\p{L})(?:à (?:compléter|rédiger)(?=\s*(?:[.…]?\s*$|\]))|insére[rz] (?:le |ton |votre )?texte ici(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:(?:inserta|insertar|escribe|añade|introduce) (?:el |tu |un )?texto aquí|(?:por|pendiente de|sin) completar(?=\s*(?:[.…]?\s*$|\])))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:insira|inserir|escreva|adicione) (?:o |seu |um )?texto aqui|(?:a|por) completar(?=\s*(?:[.…]?\s*$|\])))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:inserisci|inserire|scrivi|aggiungi) (?:il |tuo |il tuo |un )?testo qui|da completare(?=\s*(?:[.…]?\s*$|\])))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:do uzupełnienia(?=\s*(?:[.…]?\s*$|\]))|tekst zastępczy|wstaw (?:tu |tutaj )?tekst(?: tutaj)?(?!\p{L}))`,
    'ここに(?:本文|文章|説明|テキスト)を?(?:入力|挿入|記入)|未記入|要加筆|プレースホルダー',
    '(?:أدخل|اكتب|أضف) (?:النص|الوصف) هنا|نص تجريبي|يكمل لاحقا',
  ].join('|'),
  'giu',
);
/** Within a line, these only in capitals. */
const CAPITALS = /^(?:TODO|TBD|FIXME|TKTK|TK TK|T\.B\.D\.|PLACEHOLDER|XXX)$/;
const SHORT = /^(?:todo|tbd|fixme|tktk|tk tk|t\.b\.d\.|placeholder|xxx)$/i;

/** What every placeholder has in it. Cheap: its letters are as rare as can be. */
const SPOTS = [
  /TODO|TBD|FIXME|TKTK|TK TK|T\.B\.D|XXX|PLACEH|\?\?\?|\[(?:[Ii][Nn]|[Yy][Oo]|[Nn][Aa]|[Dd][Ee])/g,
  /m ipsum|[tn] (?:goes )?here\b|to be [wfd]|placeholder/gi,
  /[ií](?=nf[üu]gen|ngeben)|zhalter|é(?=ter|diger|rer|rez)|qui\b|quí|pletar|uzupe|zast|wstaw/gi,
];
/** The same for other scripts. */
const OTHER_SPOTS = /ここに|未記入|加筆|プレース|هنا|تجريبي|لاحقا/g;
const OTHER_SCRIPTS = /[\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff]/;

/** Where a text may have placeholders, so that most of it isn't searched for them. */
class PlaceholderSpots {
  readonly #spots: number[] = [];
  #next = 0;

  constructor(text: string) {
    const patterns = OTHER_SCRIPTS.test(text) ? [...SPOTS, OTHER_SPOTS] : SPOTS;
    for (const pattern of patterns) for (const { index } of text.matchAll(pattern)) this.#spots.push(index);
    this.#spots.sort((a, b) => a - b);
  }

  /** Whether there is one in a range. Ranges are asked for in the order of the text. */
  isIn(start: number, end: number): boolean {
    while ((this.#spots[this.#next] ?? Number.POSITIVE_INFINITY) < start) this.#next++;
    return (this.#spots[this.#next] ?? Number.POSITIVE_INFINITY) < end;
  }
}

/** Template text in a plain text. */
function placeholdersIn(text: string): { what: string; range: Range }[] {
  return Array.from(text.matchAll(PLACEHOLDER), ({ 0: all, index }) => {
    const what = all.trim();
    const start = index + all.indexOf(what);
    return { what, range: [start, start + what.length] as const };
  }).filter(({ what }) => !SHORT.test(what) || CAPITALS.test(what) || what === text.trim());
}

/** Template text and notes to oneself in a plain text, in its order. Cheap where there are none. Pure. */
export const placeholdersOf = (text: string): { what: string; range: Range }[] =>
  new PlaceholderSpots(text).isIn(0, text.length) ? placeholdersIn(text) : [];

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
