import { KEEP_WORDS, plainNotation, readDice, SIGN_WORDS, withPlainSigns } from './notation.ts';
import { rollDice } from './roll.ts';

/** Dice within a sentence. `notation` is null where they are part of a sum that can't be read whole. */
export interface FoundDice {
  start: number;
  end: number;
  notation: string | null;
}

/** Scripts that put spaces between words: next to their letters, a number isn't a word of its own. */
export const LETTER = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}`;
/** What a distance is measured in. */
export const UNIT = String.raw`(?:f(?:ee|oo)?t|m|km|miles?|yards?|yd)(?![\p{L}\p{N}])`;
/** What follows the bonus of an attack. */
export const TO_HIT = String.raw`(?:to\s*hit|(?:auf|zum)\s+Treffe[rn]|(?:pour|au)\s+toucher|(?:a|para|al)\s+(?:impactar|golpear|acertar)|per\s+colpire|do\s+trafienia)`;

/** `\s` is a space within a line: another line is another sum. */
const pattern = (source: string, flags: string) =>
  new RegExp(source.replaceAll('\\s', '[^\\S\\r\\n]'), flags);

const x = String.raw`x(?=\s*[\d(])`;
const after = `(?!(?!${x})[${LETTER}%])`;
const usual = `(?:4|6|8|10|12|20|30|100)`;
const modifiers = String.raw`(?:(?:k[hl]?|d[hl])\d{0,2}|ro?<?=?\d{1,2})*(?:\s?(?:with\s)?(?:advantage|disadvantage|adv|dis)|${KEEP_WORDS})?`;
// Letters other than d are often something else, so such dice have a usual number of faces.
const pool = String.raw`(?:(?:\d{1,3}\s*d\s?|d)(?:\d{1,4}|%)|\d{1,3}df|\d{0,3}[wkкд]${usual}|\d{1,3}t${usual})${modifiers}${after}`;
const number = String.raw`(?:\d{1,3}(?:[,.’'\u00a0\u202f]\d{3})+|\d{1,7})(?![.,]?\d|\s?%)${after}`;
/** An average with its dice isn't added, as in `plus 3 (1d6)`. */
const apart = String.raw`(?!\s*\d+\s*\(\s*\d*d\d)`;
const plus = String.raw`\+(?:(?<=d20\s*\+)|(?!\s*\d{1,2}\s*${TO_HIT}))${apart}`;
/** Before a distance, it is a dash. */
const minus = String.raw`-(?!\s*[\d.,]+\s?${UNIT})${apart}`;
/** `1d8/1d10` names two rolls, `1d8+4/19-20/×3` a critical hit. */
const divided = String.raw`\/(?!\s*(?:\d*d\d|1\d-20|20(?!\d)|[x×]\d))`;
const sign = String.raw`\s*(?:${plus}|${minus}|×|\*|${divided}|${x}|(?<=\s)(?:${SIGN_WORDS})\s(?=\s*\d+${after}(?!\s*\()))\s*[-+]?\s*`;
const flat = String.raw`[-+]?\s*(?:${pool}|${number})(?:${sign}(?:${pool}|${number})){0,12}`;
const group = String.raw`\(\s*${flat}\s*\)`;
const rest = `${sign}(?:${group}|${pool}|${number})`;
const first = String.raw`${number}\s*(?:[+×*]|${x})\s*`;
const EXPRESSION = pattern(
  String.raw`(?<![${LETTER}]|\d[.,])(?:(?:${first}){1,3}${group}(?:${rest}){0,12}|(?<!\d\s)${group}(?:${rest}){1,12}|(?:${first}){0,3}${pool}(?:${rest}){0,12})`,
  'giu',
);

/** What closes a group, or names a kind of damage. */
const closing = String.raw`(?:\[\p{L}+\]|\s*[)\]}])*`;
/** Behind dice that are part of a larger sum. */
const GOES_ON = pattern(
  `^(?:${[
    String.raw`${closing}(?:\s*\p{L}+)?\s*(?:×|\*\s*\d)|${closing}\s*(?:(?:\*|${plus}|${minus}|${divided}|${x})\s*[-+]*\s*(?:[\d½⅓⅔¼¾]|\(\s*\d)|[·∙]\s*\d|\^)`,
    // `+ Stärke`, `× (`
    String.raw`${closing}\s*(?:[+*]\s*[\p{L}([{⌊⌈√]|[-/]\s*[([{]|х\s*\d|[([]\s*\+\s*(?!\d*d\d))`,
    // `(1d4)(2)`, `2d6(3)`, `{1d6+1d8}kh1`
    String.raw`\)\(?\d|\(\d+\)|[\])}](?:k|d)[hl]?\d|\s(?:k|d)[hl]\d*(?!\p{L})`,
    // `1d6.5`, `5d10>7`
    String.raw`[:.,]\d+(?!\d*d\d)|[<>=≥≤]=?\d|\s?(?:mod|%)\s?\d`,
    // `(minimum 1)`, but not `1d6 minutes`
    String.raw`\)?[,;]?\s*\(?(?:\p{L}+\s+){0,2}(?:(?:min|max|mín|máx|massim|mindest|höchst)[\p{L}.]*|at\s+(?:least|most)|au\s+(?:moins|plus)|al\s+menos|pelo\s+menos|almeno|co\s+najmniej|最低|最小|最大|بحد\s+(?:أدنى|أقصى))(?:\s+(?:of|de|di|von))?\s*:?\s*(?:\d|one)`,
    String.raw`\)?,?\s*(?:doubl|halved|tripled|squared|verdoppelt|halbiert|duplicad|dobrad|raddoppiat|podwojon|[のを]?\d+倍|半分)`,
    // Which dice count: `4d6 (drop lowest)`, `4W6, der niedrigste wird gestrichen`
    String.raw`,?\s*\(?(?:the\s+)?(?:best|worst|top|higher|lower)(?:\s+(?:of|one|two|three|\d|roll|result)|\)|$)`,
    String.raw`,?\s*\(?(?:(?:and|then)\s+)*(?:add|subtract|multipl)`,
    String.raw`\s*\(?(?:(?:at|mit|avec|con|com|z)\s+)?(?:(?:dis)?advantage|vorteil|nachteil|(?:dés)?avantage|(?:des)?ventaja|(?:des)?vantagem|s?vantaggio|ułatwien|utrudnien|有利|不利)`,
    String.raw`,?\s*\(?(?:(?:and|then)\s+)?(?:drop|keep|tak|discard|re-?roll|ignor)\p{L}*\s+(?:(?:the|any|all)\s+)?(?:\d|one|two|three|best|better|worst|worse|high|low|middle)`,
    String.raw`,?\s*\(?(?:\p{L}+\s+){0,4}(?:lowest|highest|niedrigst|höchst|plus\s(?:faible|haut|bas|élevé)|menor|mayor|maior|m[áa]i?s\s(?:bajo|alto|baixo)|più\s(?:basso|alto)|najniższ|najwyższ)`,
    '.{0,6}(?:最低|最高|最小|最大|الأدنى|الأعلى)',
  ].join('|')})`,
  'iu',
);
/** Divided, and not rounded down. */
const ROUNDS_UP = pattern(
  String.raw`^\)?,?\s*\(?(?:round(?:ed|ing)?\s+up|aufgerundet|arrondi\p{L}*\s+(?:à\s+l['’]\p{L}+\s+supérieur|au\s+supérieur|vers\s+le\s+haut)|redonde\p{L}*\s+hacia\s+arriba|arredond\p{L}*\s+para\s+cima|arrotond\p{L}*\s+per\s+eccesso|zaokr\p{L}*\s+w\s+górę|切り上げ|端数切り上げ|مقرب)`,
  'iu',
);
/** A number that only the reader knows, in the languages of the interface. */
const unknown = String.raw`(?:(?!bonus\s+action)[\p{L}-]*(?:modif|modyfik|bonus|bônus|bonific|level|stufe|niveau|nivel|nível|níveis|livell|poziom|proficien|maîtrise|competen|レベル|修正|ボーナス|مستو[ىي]|معدل)(?!s?\s+of\s)|(?:mod|PB|STR|DEX|CON|INT|WIS|CHA|strength|dexterity|constitution|intelligence|wisdom|charisma)(?!\p{L}))`;
const per = String.raw`(?:per|each|every|pro|je|jede\p{L}?|par|chaque|por|cada|ogni|za|na|każdy|alle|tou(?:te)?s\s+les|co|لكل|ごと)`;
const ADDS_UNKNOWN = pattern(
  String.raw`^${closing}(?:\s*(?:\p{L}+\s*)?[-+*/]|,?\s+\(?(?:${SIGN_WORDS}|x|add|(?:for\s+)?${per})\s)\s*(?:[\p{L}\p{N}’'.]+(?:\s|-)+){0,4}${unknown}`,
  'iu',
);
/** Of the reader’s number: `1/2 level`. */
const OF_UNKNOWN = pattern(String.raw`^\s*(?:[\p{L}’']+\s+){0,3}${unknown}`, 'iu');
const multiplied = String.raw`(?:times|twice|half|double|triple|halbe|doppelte|moitié|mitad|doble|metade|dobro|metà|doppio|połowa)(?:\s+(?:of|de|des|di|the|mal))*`;
const IS_PRECEDED = pattern(
  String.raw`(?:×|[\d)\]}%½⅓¼¾]\s*[-+*](?:\s|\()*|[½⅓¼¾]\s*\(?|\d\s*[·∙]|(?:${unknown}\p{L}*|(?<!\p{L})[XN])\s*[+*-]|(?<!\p{L})${multiplied}\s|(?:best|highest|lowest|worst)\s(?:\w+\s)?of\s|\d[[{]|\)\(|ごとに|につき|あたり|(?:max|min|floor|ceil|round|sum|abs)\([^()]*)\s*$`,
  'iu',
);
/** `1d6!>4`, and “takes 1d6! damage”, but not “takes 2d6! The bell rings”. */
const EXPLODES = /^!(?:[!>p\d+*-]|[^\S\r\n]+\p{Ll})/u;
/** A sign of a first term: `−1 + 1d6`. */
const IS_SIGNED = /(?:^|[\s(])-$/;
const HAS_TERMS = /[-+*/×x]/i;
/** `2d6–4d6`, and `d66`, which is two dice. */
const IS_RANGE = /\d[–—]\d*[dwk]\d|d66+(?!\d)/i;
/** `(level)d6` */
const IS_COUNTED = /[)\]}]d/i;
/** `7(2d6)` has its average, `3(2d4+1)` is a product. */
const FACTOR = /(?<![\d.,])(\d{1,4})\(\s*$/;

function isAverage(factor: number, notation: string): boolean {
  const dice = readDice(notation);
  const ends = dice && [rollDice(dice, () => 1).total, rollDice(dice, (sides) => sides).total];
  return ends !== null && Math.abs(((ends[0] ?? 0) + (ends[1] ?? 0)) / 2 - factor) < 1;
}

/** A dash between words. */
const DASH = /\s[–—]\s+$/;

/** Finds dice in a text, each with the whole sum that it is part of. */
export function findDice(text: string): FoundDice[] {
  const plain = withPlainSigns(text);
  return [...plain.matchAll(EXPRESSION)].map((match) => {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    const before = plain.slice(Math.max(0, start - 40), start);
    const following = plain.slice(end, end + 80);
    const notation = plainNotation(found).replaceAll(/\s/g, '');
    const factor = FACTOR.exec(before)?.[1];
    const isPart =
      GOES_ON.test(following) ||
      ADDS_UNKNOWN.test(following) ||
      EXPLODES.test(following) ||
      (/\/\s*\d+$/.test(found) && (OF_UNKNOWN.test(following) || ROUNDS_UP.test(following))) ||
      (IS_PRECEDED.test(before) && !DASH.test(text.slice(Math.max(0, start - 20), start))) ||
      IS_COUNTED.test(`${before.slice(-1)}${found.charAt(0)}`) ||
      IS_RANGE.test(text.slice(start, end)) ||
      (IS_SIGNED.test(before) && HAS_TERMS.test(found)) ||
      (factor !== undefined && !isAverage(Number(factor), notation));
    return { start, end, notation: !isPart && readDice(notation) ? notation : null };
  });
}
