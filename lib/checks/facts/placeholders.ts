import type { Range } from '../place.ts';

/**
 * What templates leave behind. Only in capitals or as whole phrases: “a todo list” and “the fixme spell” are texts.
 */
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
export class PlaceholderSpots {
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
export function placeholdersIn(text: string): { what: string; range: Range }[] {
  return Array.from(text.matchAll(PLACEHOLDER), ({ 0: all, index }) => {
    const what = all.trim();
    const start = index + all.indexOf(what);
    return { what, range: [start, start + what.length] as const };
  }).filter(({ what }) => !SHORT.test(what) || CAPITALS.test(what) || what === text.trim());
}
