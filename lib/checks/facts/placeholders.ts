import type { Range } from './entry-facts.ts';

// What templates leave behind, and notes to oneself, in the languages that we speak. “A todo list” and “the list was to be
// completed” are texts: what people also write in a sentence counts only where it is alone.

/** Within a line. */
const ANYWHERE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_])(?:TODO|TBD|FIXME|TKTK|TK TK|T\.B\.D\.|PLACEHOLDER)(?![\p{L}\p{N}_])`,
    String.raw`(?<!\p{L})lorem ipsum\b`,
    String.raw`\b(?:insert|your|add|enter) (?:your )?(?:text|content|description) (?:goes )?here\b|\b(?:text|description|content) goes here\b`,
    String.raw`(?<=\b(?:is|are|still|yet) )to be (?:written|filled in)\b(?=[\s.…]*$)`,
    String.raw`\[(?:insert|your)\b[^\][\n]{0,40}\]`,
    String.raw`(?<!\p{L})(?:hier )?(?:(?:den |deinen |einen )?text|beschreibung) (?:hier )?ein(?:fügen|geben)(?!\p{L})`,
    String.raw`(?<!\p{L})insére[rz] (?:le |ton |votre )?texte ici(?!\p{L})`,
    String.raw`(?<!\p{L})(?:inserta|insertar|escribe|añade|introduce) (?:el |tu |un )?texto aquí(?!\p{L})`,
    String.raw`(?<!\p{L})(?:insira|inserir|escreva|adicione) (?:o |seu |um )?texto aqui(?!\p{L})`,
    String.raw`(?<!\p{L})(?:inserisci|inserire|scrivi|aggiungi) (?:il |tuo |il tuo |un )?testo qui(?!\p{L})`,
    String.raw`(?<!\p{L})(?:tekst zastępczy|wstaw (?:tu |tutaj )?tekst(?: tutaj)?)(?!\p{L})`,
    'ここに(?:本文|文章|説明|テキスト)を?(?:入力|挿入|記入)|未記入|要加筆|プレースホルダー',
    '(?:أدخل|اكتب|أضف) (?:النص|الوصف) هنا|نص تجريبي',
  ].join('|'),
  'giu',
);
/** Within a line, these only in capitals. */
const CAPITALS = /^(?:TODO|TBD|FIXME|TKTK|TK TK|T\.B\.D\.|PLACEHOLDER|XXX)$/;
const SHORT = /^(?:todo|tbd|fixme|tktk|tk tk|t\.b\.d\.|placeholder|xxx)$/i;

/** What is to come later. */
const LATER = [
  '(?:still |yet )?to be (?:written|filled in|determined|added|completed|done|described|decided|announced|expanded)|more soon|(?:placeholder|dummy|sample)(?: text)?|(?:needs|write|fill(?: this)? in|add)(?: (?:a |some |more )?(?:text|content|details|description))?(?: here)?(?: later)|tba|(?:description|text|content|details) (?:to come|coming soon|to follow)',
  '(?:noch |später )?zu (?:schreiben|ergänzen|erledigen|beschreiben|klären|vervollständigen|bestimmen|überarbeiten)|(?:noch |später |hier )?(?:ausfüllen|ergänzen|nachtragen)|(?:folgt|kommt) (?:noch|später|bald|in kürze)|(?:text|beschreibung|inhalt|mehr|details) folg(?:t|en)(?: noch| später| bald| in kürze)?|(?:wird|muss) (?:noch|später) (?:ergänzt|geschrieben|nachgetragen|ausgefüllt)(?: werden)?|(?:platzhalter|beispiel|blind)(?:text)?',
  '(?:encore )?(?:à|a) (?:compléter|rédiger|écrire|remplir|définir|faire|venir|ajouter|préciser|déterminer|développer)|(?:en cours de rédaction|texte provisoire)',
  '(?:por|pendiente de|sin|falta) (?:escribir|completar|rellenar|definir|hacer|redactar|añadir|determinar|describir)|en proceso de redacción|texto de (?:ejemplo|relleno|prueba)',
  '(?:a|por|ainda por) (?:escrever|completar|preencher|definir|fazer|redigir|acrescentar|determinar|descrever)|texto de (?:exemplo|teste)|falta (?:escrever|preencher)',
  '(?:ancora )?da (?:scrivere|completare|compilare|definire|fare|aggiungere|inserire|riempire|determinare|descrivere)|testo (?:segnaposto|di prova|di esempio)|segnaposto',
  '(?:jeszcze )?do (?:napisania|uzupełnienia|zrobienia|dodania|opisania|ustalenia|dopisania|wypełnienia|określenia|rozwinięcia)|(?:zostanie|będzie) (?:uzupełnione|dodane|dopisane)(?: później)?|w trakcie pisania',
  '(?:後で|あとで|後日|のちほど)(?:書く|書き足す|追記|記入|追加|加筆|埋める|考える)(?:する|します|予定)?|(?:追記|加筆|執筆|作成)(?:予定|中|待ち)|未(?:執筆|作成|入力|完成)|(?:仮|ダミー|サンプル)(?:の)?(?:テキスト|文章|本文)|要(?:追記|記入|執筆)',
  '(?:س?[يت]ضاف|س?[يت]كمل|س?[يت]كتب|س?[يت]ستكمل|يتبع)(?: هنا)? لاحقا|قيد (?:الكتابة|الإعداد|الإنشاء)|(?:للإكمال|للإضافة|لاستكمال|يحتاج إلى (?:إكمال|إضافة|كتابة|استكمال))|نص (?:بديل|مؤقت)',
].join('|');
/** What advertisements say in brackets, too. */
const SOON = 'coming soon|próximamente|em breve|prossimamente|wkrótce|bientôt disponible';
/** What such words may be about. */
const WHAT =
  '(?:this |the |this entire )?(?:section|article|text|history|description|part)(?: is| needs)? |(?:dieser |der |die |diese )?(?:abschnitt|artikel|text|geschichte|beschreibung)(?: ist)? |(?:cette |le |la )?(?:section|article|texte|histoire|description)(?: est)? |(?:esta |el |la )?(?:sección|artículo|texto|historia|descripción)(?: está)? |(?:esta |o |a )?(?:seção|artigo|texto|história|descrição)(?: está)? |(?:questa |il |la )?(?:sezione|articolo|testo|storia|descrizione)(?: è)? |(?:ten |ta )?(?:rozdział|artykuł|tekst|historia|opis|sekcja) (?:jest )?';
const AFTER = '(?: (?:later|soon|später|plus tard|más tarde|después|mais tarde|depois|più tardi|później))?';
const NAMES =
  'name|nom|nombre|nome|imię|nazwa|description|beschreibung|descripción|descrição|descrizione|opis|character|city|town|place|title|text|date|stadt|ort|titel|datum|texte|ville|lieu|titre|texto|ciudad|lugar|título|fecha|cidade|data|testo|città|luogo|titolo|tekst|miasto|miejsce|tytuł';
/** Alone in their line, or in brackets. “XXX” is a number, too, and a text about names has “[Name]”. */
const ALONE = new RegExp(
  `^(?:(?:${WHAT})?(?:${LATER}|${SOON})${AFTER}|XXX|\\?{3,}|placeholder(?: text)?)$`,
  'iu',
);
const BRACKETED = new RegExp(`^(?:(?:${WHAT})?(?:${LATER})${AFTER})$`, 'iu');
const SLOT = new RegExp(
  String.raw`^\[(?:(?:(?:the |der |die |le |la |el |o |il )?(?:${NAMES})\b|[\p{L} ]{0,20} name\])[^\][\n]{0,40}|(?:名前|人名|地名|キャラクター名|[^\][\n]{1,8}の名前|説明|اسم|الاسم|وصف|الوصف)[^\][\n]{0,20})\]$`,
  'iu',
);
const IN_BRACKETS = /[[(（【［]\s*([^\][()（）【】［］\n]{2,60}?)\s*[\])）】］]/g;
/** What may stand around words that are alone. */
const EDGES = /^[\s*_>~–—•·([（【［{«“"'-]+|[\s*_<~–—.…:!)\]）】］}»”"'。-]+$/gu;

const LABEL = /^(?:[^\s:：]+ ){0,2}[^\s:：]+ ?[:：] ?/;
const ARABIC_MARKS = /[\u064b-\u0652]/g;

/** What every phrase within a line has in it. Cheap: its letters are as rare as can be. */
const SPOTS = [
  /TODO|TBD|FIXME|TKTK|TK TK|T\.B\.D|PLACEH|\[(?:[Ii][Nn]|[Yy][Oo])/g,
  /m ipsum|[tn] (?:goes )?here\b|to be [wf]/gi,
  /[ií](?=nf[üu]gen|ngeben)|é(?=rer|rez)|qui\b|quí|zast|wstaw/gi,
];
/** The same for other scripts. */
const OTHER_SPOTS = /ここに|未記入|加筆|プレース|هنا|تجريبي/g;
const OTHER_SCRIPTS = /[\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff]/;
/** Longer runs of words aren't alone. */
const LONGEST = 80;

/** Where a line ends, and what is no word of it. */
const LINE_END =
  /\n|\[\/?(?:li|ul|ol|p|br|hr|td|th|tr|table|col|row|h[1-4]?|center|section|quote|spoiler)\b[^\][]*\]/;
const INLINE_TAG = /\[\/?[a-z]{1,10}\b[^\][]*\]/g;
const LABEL_BEFORE = /^(?:[^:：]{0,40}[:：])?[^\p{L}\p{N}]*$/u;
const AROUND = 120;

/** Whether nothing but a label stands in the line of a range. */
function isAlone(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(LINE_END)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + AROUND).split(LINE_END);
  return (
    LABEL_BEFORE.test(before.replace(INLINE_TAG, '').trim()) &&
    !/[\p{L}\p{N}]/u.test(after.replace(INLINE_TAG, ''))
  );
}

interface Placeholder {
  what: string;
  range: Range;
}

/** Template text and notes to oneself in a text, so that most of it isn't searched for them. */
export class Placeholders {
  readonly #text: string;
  readonly #spots: number[] = [];
  #next = 0;

  constructor(text: string) {
    this.#text = text;
    const patterns = OTHER_SCRIPTS.test(text) ? [...SPOTS, OTHER_SPOTS] : SPOTS;
    for (const pattern of patterns) for (const { index } of text.matchAll(pattern)) this.#spots.push(index);
    this.#spots.sort((a, b) => a - b);
  }

  /** Those in a run of words that begins at a place of the text. Runs are asked for in order. */
  in(words: string, start: number): Placeholder[] {
    const found: Placeholder[] = [];
    const add = (what: string, from: number): void => {
      found.push({ what, range: [start + from, start + from + what.length] });
    };
    if (this.#isSpotIn(start, start + words.length))
      for (const { 0: what, index } of words.matchAll(ANYWHERE))
        if (!SHORT.test(what) || CAPITALS.test(what)) add(what, index);
    const short = words.trim();
    if (found.length === 0 && short.length >= 2 && short.length <= LONGEST) {
      const bare = short.replace(ARABIC_MARKS, '').replace(LABEL, '').replace(EDGES, '');
      const isPhrase = SHORT.test(short) || ALONE.test(bare === '' ? short : bare);
      if ((isPhrase || SLOT.test(short)) && isAlone(this.#text, start, start + words.length))
        add(short, words.indexOf(short));
    }
    if (found.length === 0 && /[[(（【［]/.test(words))
      for (const { 0: what, 1: inner = '', index } of words.matchAll(IN_BRACKETS))
        if (BRACKETED.test(inner.replace(ARABIC_MARKS, ''))) add(what, index);
    return found;
  }

  /** Whether a phrase may be in a range. */
  #isSpotIn(start: number, end: number): boolean {
    while ((this.#spots[this.#next] ?? Number.POSITIVE_INFINITY) < start) this.#next++;
    return (this.#spots[this.#next] ?? Number.POSITIVE_INFINITY) < end;
  }
}

/** Template text and notes to oneself in a plain text, in its order. Cheap where there are none. Pure. */
export const placeholdersOf = (text: string): Placeholder[] => new Placeholders(text).in(text, 0);
