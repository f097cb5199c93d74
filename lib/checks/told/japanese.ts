import type { Bonds } from './languages/index.ts';
import { OTHER, OWN, type Sentence } from './sentences.ts';
import { datePhrase, othersIn, type Reader, spanPhrase, Telling, type Told } from './telling.ts';
import type { Thread } from './thread.ts';

// Japanese: every verb ends its clause, and the clause before it says of whom it is, if anybody new.

const END = '(?=[、。（(]|$|が、|のち|後|(?<=年生まれ)[のでだ])';
const past = (stems: string): RegExp => new RegExp(`(?:${stems})${END}`, 'gu');
const VERBS: readonly (readonly [label: string, isPersonal: boolean, verb: RegExp])[] = [
  ['born', true, past('生まれ(?:た|て|ました)?|誕生(?:した|し)?|出生(?:した|し)?|生を受け(?:た)?')],
  [
    'died',
    true,
    past(
      '亡くなっ(?:た|て)|亡くなり|(?:死亡|死去|戦死|病死|逝去|急逝|溺死|自害|自殺|刑死|討死|戦没)(?:した|し)?|没(?:した|し)|死んだ|死に|(?:殺|暗殺|処刑|殺害|斬首|毒殺|討たれ|討)さ?れ(?:た)?|命を落とし(?:た)?|息を引き取(?:った|り)|世を去(?:った|り)',
    ),
  ],
  ['married', true, past('結婚(?:した|し)?')],
  ['crowned', true, past('即位(?:した|し)?|戴冠(?:した|し)?|王位に就(?:いた|き)')],
  ['abdicated', true, past('退位(?:した|し)?|廃位(?:された|され)?')],
  ['reign', true, past('(?:統治|在位|君臨)(?:した|し)?|治め(?:た)?')],
  [
    'founded',
    false,
    past(
      '(?:設立|建国|創設|建設|創立|結成|建造|築城|創建|開設)(?:された|され|した|し)?|(?:建て|築)(?:られ|かれ)(?:た)?',
    ),
  ],
  [
    'destroyed',
    false,
    past(
      '(?:滅亡|崩壊|焼失|壊滅)(?:した|し)?|破壊(?:された|され)|滅び(?:た)?|滅ぼされ(?:た)?|廃墟とな(?:った|り)',
    ),
  ],
  ['dissolved', false, past('(?:解散|廃止|消滅|解体)(?:された|され|した|し)?')],
  ['began', false, past('始ま(?:った|り)|勃発(?:した|し)?|開戦(?:した|し)?|起こ(?:った|り)')],
  ['ended', false, past('終わ(?:った|り)|終結(?:した|し)?|終戦(?:した|し)?')],
  ['written', false, past('(?:書か|記さ|執筆さ|調印さ|締結さ|編纂さ)れ(?:た)?')],
  ['made', false, past('(?:鍛造|製作|制作|鍛え)(?:された|され|られた|られ)?')],
];
const DOUBT =
  /言われ|いわれ|という|伝え|噂|らしい|かもしれ|だろう|伝説|もし|夢|なかった|ない[。、]|説[がも]|とされ|と思わ|ようだ|恐らく|おそらく/u;
/** What a clause is about: the words before a particle. */
const TOPIC = /([^、。はがも\s]{1,12})(は|が|も)(?=[^、。]*|、)/gu;
const NOUN =
  /(?<![^に])(?:(?:この|その|同)?(?:都市|町|村|街|城|塔|国|王国|帝国|組織|騎士団|ギルド|教団|戦争|戦い|要塞|港|寺院|神殿|橋|本|条約|書物|剣|冠)|同[市町村国軍団])$/u;
const YEAR = /((?:[\p{Script=Han}A-Za-z]{1,8})?\d{1,5}(?: ?[A-Za-z.]{1,8})?)(?:年|に|、|$)/gu;
const SPAN = /\d{1,5}年(?:から|より|[-–—~～〜])\s?\d{1,5}年/u;
const KANA = /[\u3040-\u30ff]/;
const ASIDE = new RegExp(`^${OWN}\\s?[（(]([^）)]{3,60})[）)]`, 'u');

export const JAPANESE_BONDS: Bonds = {
  child: '@の(?:[長次三一]?(?:男|女|人?息子|人?娘)|子)(?=として|で|だ|、|。)',
  parent: '(?:父|母)(?:親)?は@(?=で|だ|、|。)',
  battle: '%(?:で|に)',
  fought: '戦死|討死|戦没|参加|参戦|戦っ|指揮|討たれ|倒れ',
  held: '@(?=が(?:所有|使|振る|持))|(?<=所有者は|持ち主は)@',
};

/** What a Japanese sentence tells. Null: it isn't one, or not about the subject. */
export function readJapanese(sentence: Sentence, reader: Reader, thread: Thread): readonly Told[] | null {
  const { text } = sentence;
  if (!KANA.test(text)) return null;
  if (DOUBT.test(text)) {
    thread.isOwn = false;
    return [];
  }
  const telling = new Telling(sentence, reader);
  const [aside = '', inner] = ASIDE.exec(text) ?? [];
  if (inner !== undefined) telling.readAside(inner);
  const plain = aside === '' ? text : `${OWN}${text.slice(aside.length)}`;
  if (!text.startsWith('彼') || thread.mayGoOn(RIVALS)) readBonds(telling, plain);
  const isAbout = new Clauses(telling, thread).read(plain);
  if (!isAbout && telling.told.length === 0) return null;
  thread.follow(sentence, isAbout, reader.isPerson);
  return telling.told;
}

/** Whom a sentence names that is about the subject from its beginning. */
function readBonds(telling: Telling, text: string): void {
  const { isPerson } = telling.reader;
  const patterns = isPerson ? BONDS_OF_PEOPLE : BONDS_OF_THINGS;
  for (const [label, pattern] of patterns) {
    const { 0: said = '', index } = pattern.exec(text) ?? {};
    if (said !== '') telling.addOther(label, othersIn(text.slice(0, index) + said) - 1);
  }
}
const bond = (label: string, before: string, source: string, behind = '') =>
  [label, new RegExp(`${before}(?:${source.replace(/[@%]/g, OTHER)})${behind}`, 'u')] as const;
const { child, parent, battle, fought, held } = JAPANESE_BONDS;
const SUBJECT = `^(?:[^、。]{0,12}\\d年[^、。]{0,4}、)?(?:${OWN}|彼女?)は、?`;
const BONDS_OF_PEOPLE = [
  bond('parent', `${SUBJECT}(?:\\d{1,5}年に?、?)?`, child),
  bond('parent', `^(?:${OWN}|彼女?)の`, parent),
  bond('battle', `${SUBJECT}[^、。${OTHER}]{0,16}`, battle, `[^。]{0,12}(?:${fought})`),
];
const BONDS_OF_THINGS = [bond('wielder', `^${OWN}(?:は、?(?:かつて)?|の(?:所有者|持ち主)は)`, held)];

/** Words that end so aren't what a clause is about: places, times, and clauses before “but”. */
const NO_TOPIC = /(?:[にでとへ]|から|まで|年|[たるいだすう])$/u;
const RIVALS =
  /(?:父|母|兄|弟|姉|妹|息子|娘|夫|妻|孫|祖父|祖母|叔父|伯父|叔母|伯母|師匠|恩師|王|女王|皇帝|将軍|公爵|友人|恋人|領主|主君|主人|騎士|商人|後継者|双子)(?:[がはをに、]|と(?!し)|の(?!娘と|息子と|子と))/u;

class Clauses {
  readonly #telling: Telling;
  readonly #thread: Thread;
  /** Whether the topic is the article's subject. */
  #isOwn: boolean;

  constructor(telling: Telling, thread: Thread) {
    [this.#telling, this.#thread] = [telling, thread];
    this.#isOwn = thread.mayGoOn(RIVALS);
  }

  /** Returns whether the sentence is about the subject. */
  read(text: string): boolean {
    const { isPerson, isThing, eras } = this.#telling.reader;
    const verbs = VERBS.filter(([, isPersonal]) => (isPersonal ? isPerson : isThing)).flatMap(
      ([label, , verb]) =>
        Array.from(text.matchAll(verb), ({ 0: word, index }) => ({
          label,
          from: index,
          to: index + word.length,
        })),
    );
    let from = 0;
    let isAbout = false;
    for (const verb of verbs.sort((a, b) => a.from - b.from)) {
      if (verb.from < from) continue;
      const clause = text.slice(from, verb.from);
      const isOwn = this.#subjectOf(clause);
      isAbout ||= isOwn;
      from = verb.to;
      const [span] = SPAN.exec(clause) ?? [];
      const [, year] = Array.from(clause.matchAll(YEAR)).at(-1) ?? [];
      const isSpan = verb.label === 'reign';
      if (!isOwn || (isSpan ? span : year) === undefined) continue;
      const value = isSpan
        ? spanPhrase((span ?? '').replaceAll('年', ''), eras)
        : datePhrase(year ?? '', eras, /^/);
      if (value !== null) this.#telling.add(verb.label, value);
    }
    return this.#subjectOf(text.slice(from)) || isAbout;
  }

  /** Whether what a clause says is said of the subject. Notes its topic. */
  #subjectOf(clause: string): boolean {
    const topics = Array.from(clause.matchAll(TOPIC)).filter(([, words = '']) => !NO_TOPIC.test(words));
    const last = topics.findLastIndex(([, , particle]) => particle !== 'が');
    const [, topic] = topics[last] ?? [];
    if (topic !== undefined) this.#isOwn = this.#isSubject(topic);
    const [, local] = topics.slice(last + 1).at(-1) ?? [];
    return local === undefined ? this.#isOwn : this.#isSubject(local);
  }

  #isSubject(words: string): boolean {
    if (words.endsWith(OWN)) return true;
    const { isPerson } = this.#telling.reader;
    const [pronoun] = /(?<![^に])(?:彼女|彼)$/u.exec(words) ?? [];
    if (pronoun !== undefined) return isPerson && this.#thread.isMeant(pronoun, RIVALS);
    return !isPerson && this.#thread.isOwn && NOUN.test(words);
  }
}
