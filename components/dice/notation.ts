/** A parsed dice expression. */
export type Dice =
  | { kind: 'number'; value: number }
  | DicePool
  | { kind: 'sum'; sign: '+' | '-' | '*' | '/'; left: Dice; right: Dice };

/** Dice of one type, with their modifiers. */
export interface DicePool {
  kind: 'pool';
  count: number;
  /** `fate`: dice that show −1, 0 or 1. */
  sides: number | 'fate';
  /** Which of them count; null for all. */
  keep: { end: 'highest' | 'lowest'; count: number } | null;
  /** The highest face is rolled again and added. */
  explodes: boolean;
  /** Faces up to this one are rerolled; null for none. */
  reroll: { upTo: number; once: boolean } | null;
  /** Counts the dice that reach this instead of adding them up; null to add. */
  goal: { sign: Comparison; than: number } | null;
}

export type Comparison = '>=' | '<=' | '>' | '<' | '=';

const MAX_LENGTH = 200;
const MAX_DICE = 500;
const MAX_SIDES = 1_000_000;
const MAX_DEPTH = 20;

const POOL = /(\d{0,4})\s*d\s*(\d{1,7}|%|f)/iy;
const MODIFIER =
  /\s?(?:(kh|kl|dh|dl|k)(\d{0,3})|(!)|(ro?)(?:<=?)?(\d{1,3})|(advantage|disadvantage|adv|dis)\b)/iy;
const GOAL = /\s?(>=|<=|>|<|=)\s?(\d{1,7})/y;
const NUMBER = /\d{1,7}/y;
const SPACE = /\s*/y;

/** Signs of other keyboards and books that mean the same. */
const SAME_SIGN: Readonly<Record<string, string>> = {
  ...{
    '−': '-',
    '–': '-',
    '‐': '-',
    '‑': '-',
    '‒': '-',
    '﹣': '-',
    '﹢': '+',
    '✕': '×',
    '✖': '×',
    '⨯': '×',
    '⋅': '×',
  },
  ...{ '∗': '*', '÷': '/', '∕': '/', '⁄': '/', '\u200b': ' ', '\u2060': ' ' },
};

/** The text with one sign for each meaning. It stays as long as it was. */
export const withPlainSigns = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[−–‐‑‒∗﹣﹢✕✖⨯⋅÷∕⁄\u200b\u2060]/g, (sign) => SAME_SIGN[sign] ?? sign);

const oneSign = (signs: string): string => (signs.replaceAll(/[^-]/g, '').length % 2 === 0 ? '+' : '-');

/** `4d6, drop the lowest`. */
export const KEEP_WORDS = String.raw`,?\s+(?:and\s+)?(drop|keep)(?:ping)?\s+(?:the\s+)?(lowest|highest)(?:\s+(one|two|three|\d{1,2}))?`;
const KEPT_AS_WORDS = new RegExp(KEEP_WORDS, 'gi');
const SIGN_OF_WORD: Readonly<Record<string, string>> = {
  ...{ plus: '+', más: '+', mais: '+', più: '+', minus: '-', moins: '-', menos: '-', meno: '-' },
  ...{ times: '*', mal: '*', fois: '*', razy: '*' },
};
export const SIGN_WORDS = Object.keys(SIGN_OF_WORD).join('|');
const WORDS_OF_SIGNS = new RegExp(`(?<=\\s)(?:${SIGN_WORDS})(?=\\s)`, 'gi');
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

/** The notation as we write it: `5d8 + -1` is `5d8 -1`, `2W6 x 1,000` is `2d6 * 1000`. */
export const plainNotation = (notation: string): string =>
  withPlainSigns(notation)
    .replaceAll('≥', '>=')
    .replaceAll('≤', '<=')
    .replaceAll(WORDS_OF_SIGNS, (word) => SIGN_OF_WORD[word.toLowerCase()] ?? word)
    .replaceAll(/×|(?<=[\d)%]\s*)x(?=\s*[\d(])/gi, '*')
    // The letters of German; Polish and Czech; Russian; Swedish, Danish and Norwegian.
    .replaceAll(/(?<![a-z])(\d*)[wkкдt](?=\d|%)/gi, '$1d')
    .replaceAll(/(?<=\d)[,.’'\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replaceAll(/[+-](?:\s*[+-])+/g, oneSign)
    .replaceAll(KEPT_AS_WORDS, (_, verb: string, end: string, count = 'one') =>
      `${verb.charAt(0)}${end.charAt(0)}${COUNTS[count.toLowerCase()] ?? count}`.toLowerCase(),
    )
    .replaceAll(/with\s+(?=advantage|disadvantage)/gi, '');

/**
 * Parses common dice notation: `2d6+3`, `d20`, `4d6kh3` (keep highest; kl, dh, dl likewise), `1d20 adv`, `d%`, `4dF`,
 * `3d6!` (the highest explodes), `2d8r1` (reroll ones; `ro` once), `1d6>=5` (count how many reach 5), parentheses, `+ -
 * * /`, and `2W6` or `2k6` as other languages write it. Null for anything else, and for more than 500 dice.
 */
export function readDice(text: string): Dice | null {
  if (text.length > MAX_LENGTH) return null;
  const reader = new Reader(plainNotation(text));
  const dice = reader.sum(0);
  return dice && reader.atEnd && reader.dice <= MAX_DICE ? dice : null;
}

class Reader {
  private readonly text: string;
  private at = 0;
  dice = 0;

  constructor(text: string) {
    this.text = text;
  }

  get atEnd(): boolean {
    this.take(SPACE);
    return this.at === this.text.length;
  }

  sum(depth: number): Dice | null {
    return this.chain('+-', () => this.chain('*/', () => this.piece(depth)));
  }

  private chain(signs: string, part: () => Dice | null): Dice | null {
    let left = part();
    while (left) {
      const sign = this.sign(signs);
      if (!sign) break;
      const right = part();
      left = right && { kind: 'sum', sign, left, right };
    }
    return left;
  }

  private sign(signs: string): '+' | '-' | '*' | '/' | null {
    this.take(SPACE);
    const sign = this.text[this.at];
    if ((sign !== '+' && sign !== '-' && sign !== '*' && sign !== '/') || !signs.includes(sign)) return null;
    this.at++;
    return sign;
  }

  private piece(depth: number): Dice | null {
    if (depth > MAX_DEPTH) return null;
    const sign = this.sign('+-');
    if (sign) {
      const right = this.piece(depth + 1);
      return (
        right && (sign === '+' ? right : { kind: 'sum', sign, left: { kind: 'number', value: 0 }, right })
      );
    }
    if (this.text[this.at] === '(') {
      this.at++;
      const inside = this.sum(depth + 1);
      this.take(SPACE);
      if (this.text[this.at] !== ')') return null;
      this.at++;
      return inside;
    }
    const pool = this.take(POOL);
    if (pool) return this.pool(pool[1] ?? '', pool[2] ?? '');
    const number = this.take(NUMBER);
    return number && { kind: 'number', value: Number(number[0]) };
  }

  private pool(count: string, sides: string): DicePool | null {
    const faces = sides === '%' ? 100 : /f/i.test(sides) ? 'fate' : Number(sides);
    const pool: DicePool = {
      kind: 'pool',
      count: count === '' ? 1 : Number(count),
      sides: faces,
      keep: null,
      explodes: false,
      reroll: null,
      goal: null,
    };
    for (let change = this.take(MODIFIER); change; change = this.take(MODIFIER)) applyModifier(pool, change);
    const goal = this.take(GOAL);
    if (goal) pool.goal = { sign: comparison(goal[1]), than: Number(goal[2]) };
    this.dice += pool.count;
    const fair = faces === 'fate' ? !pool.explodes && !pool.reroll : faces >= 1 && faces <= MAX_SIDES;
    // If every face is rerolled or explodes, the roll never ends.
    const ends = faces === 'fate' || ((pool.reroll?.upTo ?? 0) < faces && (!pool.explodes || faces > 1));
    return pool.count > 0 && fair && ends ? pool : null;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}

const comparison = (sign: string | undefined): Comparison =>
  sign === '>=' || sign === '<=' || sign === '>' || sign === '<' ? sign : '=';

function applyModifier(pool: DicePool, change: RegExpExecArray): void {
  const [, keep, kept, explosion, again, upTo, word] = change;
  if (keep) {
    const kind = keep.toLowerCase();
    const count = kept ? Number(kept) : 1;
    const stays = kind.startsWith('d') ? Math.max(0, pool.count - count) : Math.min(pool.count, count);
    pool.keep = { end: kind === 'kl' || kind === 'dh' ? 'lowest' : 'highest', count: stays };
  }
  if (explosion) pool.explodes = true;
  if (again) pool.reroll = { upTo: Number(upTo), once: again.toLowerCase() === 'ro' };
  if (word) {
    pool.count = Math.max(2, pool.count);
    pool.keep = { end: word.toLowerCase().startsWith('adv') ? 'highest' : 'lowest', count: 1 };
  }
}
