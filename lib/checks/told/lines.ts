import type { Token } from '../../markup/index.ts';

/** A mention within a line, by its place in the line's text. */
export interface LineMention {
  from: number;
  to: number;
  id: string;
  template: string;
  /** Whether it is only a name. */
  isUnlinked?: boolean;
}

/** A paragraph, an item or another run of words without markup. */
export interface Line {
  text: string;
  mentions: readonly LineMention[];
  /** The heading above it; null at the beginning of a text. */
  heading: string | null;
  /** The headings above that one. */
  above: readonly string[];
  /** Where its parts stand in the text of the field. */
  parts: readonly (readonly [at: number, source: number])[];
  /** Where it ends in the text of the field. */
  end: number;
}

/** Marks within a line. All other tags end it. */
const INLINE = new Set([
  'b',
  'i',
  'u',
  's',
  'strike',
  'sup',
  'sub',
  'small',
  'mark',
  'dc',
  'color',
  'url',
  'tooltip',
]);
/** What stands in these isn't told by the author. */
const APART = new Set(['quote', 'code', 'spoiler', 'aloud']);
const HEADING = /^h[1-4]?$/;
const DIGIT = /\d/;
/** Words that tell something without a date or a mention. */
const TELLING = ['ruin', 'abandoned', 'deserted'] as const;
/** Words beside the names of parents, battles and owners, in English and in other languages. */
export const MAY_NAME_OTHERS_IN_ENGLISH =
  /\b(?:[Ss]on|[Dd]aughter|child|children|heir|father|mother) of (?:[a-z]+ ){0,2}[A-Z]|\bborn [^.;]{0,40}to [A-Z]|[hH](?:is|er) (?:[a-z]+ )?(?:father|mother|son|daughter|child)(?:,| is| was) |\b(?:Battle|Siege|Sack) of|\b(?:War|Rebellion|Campaign|Crusade|Uprising)\b|\b(?:belong(?:ed|s)|passed) to (?:[a-z]+ )?[A-Z]| by (?:[a-z]+ )?[A-Z]| (?:wielded|carried|owned|bore|possessed|inherited|swung|commanded) (?:it|the) /;
export const MAY_NAME_OTHERS =
  /Sohn|Tochter|Vater|Mutter|chlacht|elagerung|krieg|gehör|getragen|besessen|[Pp]ortée?|maniée?|possed|poseíd|possuíd|llevad|empu|brand|impugn|noszon|dzierż|[Ff]il(?:s|le) |père|mère|ataille|ppart|[Hh]ij[oa] |adre|atalla|erten|[Ff]ilh[oa] |mãe|pai|atalha|[Ff]igli[oa] |attaglia|\b[Ss]yn|[Cc]órk|matk|ojc|bitw|należa|[息娘父母]|[長次三][男女]|所有|戦い|持ち主|ابن|بنت|والد|معركة|ملكا/;
/** What stands before or behind a mention that a sentence says something of. Lines without it aren't read closely. */
const BEFORE_MENTION =
  /(?:\b(?:son|daughter|child|heir|father|mother|parent|husband|wife|spouse|capital|city|member) of|\b(?:father|mother|son|daughter|child|children|sons|daughters|capital|city|wife|husband|spouse|consort|ruler|king|queen|leader|empress|emperor)(?:,| is| was| called| named)?|\b(?:is|was|by|under|joined|married|wed|born to|fathered|lies in|stands in|located in|situated in|capital at|capital in))(?: [^\s.]+){0,2} $/;
const BEHIND_MENTION =
  /^ (?:is|was|serves|served|founded|established|ruled|reigned|governed|fought|commanded|led|took|built|wrote|fell)\b/;
/** Characters before a mention that are looked at. */
const NEAR = 48;

interface Piece {
  text: string;
  start: number;
  end: number;
  /** Undefined: words. */
  mention?: { id: string; template: string };
}

interface Heading {
  level: number;
  text: string;
}

const mayTell = (text: string): boolean =>
  DIGIT.test(text) ||
  TELLING.some((word) => text.includes(word)) ||
  MAY_NAME_OTHERS_IN_ENGLISH.test(text) ||
  MAY_NAME_OTHERS.test(text);

function lineOf(pieces: readonly Piece[], headings: readonly Heading[]): Line {
  let text = '';
  const mentions: LineMention[] = [];
  const parts: [number, number][] = [];
  for (const piece of pieces) {
    const from = text.length;
    parts.push([from, piece.start]);
    text += piece.text;
    if (piece.mention) mentions.push({ from, to: text.length, ...piece.mention });
  }
  const above = headings.map((one) => one.text);
  const heading = above.pop() ?? null;
  return { text, mentions, heading, above, parts, end: pieces.at(-1)?.end ?? 0 };
}

/** The lines of a text that may tell facts, and the one before each, of whose subject it may go on. */
export class Lines {
  readonly found: Line[] = [];
  #pieces: Piece[] = [];
  #mayTell = false;
  #before: readonly Piece[] = [];
  #headings: readonly Heading[] = [];
  /** Of the heading that is open. 0: none is. */
  #level = 0;
  #apart = 0;

  take(token: Token, start: number, end: number): void {
    switch (token.kind) {
      case 'text':
        if (this.#apart > 0 || token.raw) return;
        this.#mayTell ||=
          mayTell(token.text) ||
          (this.#pieces.at(-1)?.mention !== undefined && BEHIND_MENTION.test(token.text));
        this.#pieces.push({ text: token.text, start, end });
        return;
      case 'mention': {
        if (this.#apart > 0) return;
        const { id, template, label } = token;
        const before = this.#pieces.at(-1)?.text ?? '';
        this.#mayTell ||= DIGIT.test(label) || BEFORE_MENTION.test(before.slice(-NEAR));
        const mention = { id: id.toLowerCase(), template: template.toLowerCase() };
        this.#pieces.push({ text: label, start, end, ...(id !== '' && { mention }) });
        return;
      }
      case 'open':
      case 'close':
        if (INLINE.has(token.name)) return;
        this.close();
        if (APART.has(token.name)) this.#apart = Math.max(0, this.#apart + (token.kind === 'open' ? 1 : -1));
        this.#level =
          token.kind === 'open' && HEADING.test(token.name) ? Number(token.name.slice(1)) || 1 : 0;
        return;
      default:
        this.close();
    }
  }

  /** Ends the line. */
  close(): void {
    const pieces = this.#pieces;
    if (pieces.length === 0) return;
    if (this.#level > 0) {
      const level = this.#level;
      const above = this.#headings.filter((one) => one.level < level);
      this.#headings = [...above, { level, text: lineOf(pieces, []).text.trim() }];
      this.#before = [];
    } else if (this.#mayTell) {
      if (this.#before.length > 0) this.found.push(lineOf(this.#before, this.#headings));
      this.found.push(lineOf(pieces, this.#headings));
      this.#before = [];
    } else if (pieces.some(({ text }) => text.trim() !== '')) this.#before = pieces;
    [this.#pieces, this.#mayTell] = [[], false];
  }
}

/** Where a place of a line stands in the text of its field. */
export function sourceOf({ parts }: Line, at: number): number {
  let [from, source] = [0, 0];
  for (const [start, begin] of parts) {
    if (start > at) break;
    [from, source] = [start, begin];
  }
  return source + at - from;
}
