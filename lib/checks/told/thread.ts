import { OWN, type Sentence } from './sentences.ts';
import { at, type Telling } from './telling.ts';

const RANK =
  '(?:King|Queen|Lord|Lady|Sir|Dame|Emperor|Empress|Duke|Duchess|Prince|Princess|Captain|Saint|Father|Mother|Brother|Sister|Old|Young|Master|Count|Countess|Baron|Baroness|General)';

const PRONOUN = /(He|She|It|They|he|she|it|they)\b/y;
/** “The dyer Mira”. Not “the father of Mira”. */
const NAME = new RegExp(
  `(?:(?:[Tt]he|[Aa]n?) (?:(?!of |to |by |for |with |from |and |that |whom |who |in |on |at )[a-z-]+ ){1,3})?(?:${RANK} )?${OWN}(?!['’])`,
  'y',
);
const ASIDE = /(?:,? the [A-Z][a-z]+,?)? ?\([^)]{0,140}\)/y;
const OF_OWN = ` of ${OWN}`.length;
const ABOUT_PEOPLE =
  /(?<!\b(?:is|was|became|as) )\b(?:(?:his|her|their|old|young|the|an?) (?:[a-z]+ )?(?:brother|sister|father|mother|uncle|aunt|cousin|wife|husband|friend|king|queen|lord|lady|master|mentor|rival|man|woman|boy|girl|captain|priest|grandfather|grandmother|nephew|niece|lover|enemy|companion)|(?:his|her|their) (?:[a-z]+ )?(?:son|daughter|child|heir))\b/i;
const PRONOUN_OF: Readonly<Record<string, string>> = { his: 'he', her: 'she', its: 'it', their: 'they' };

/** Whom the sentences of a text are about, one after the other. */
export class Thread {
  /** Whether the last one was about the article's subject. */
  isOwn = true;
  /** Null: not known yet. */
  #pronoun: string | null = null;
  /** Whether the last one named somebody else whom a pronoun may mean. */
  #hasRival = false;

  /** What the last one said. */
  #last = '';

  /** Whether a sentence without a subject may go on. */
  mayGoOn(rivals?: RegExp): boolean {
    return this.isOwn && !this.#mayBeRival(rivals);
  }

  /** @param rivals words of the language for somebody else */
  #mayBeRival(rivals: RegExp | undefined): boolean {
    return this.#hasRival || rivals?.test(this.#last) === true;
  }

  /** Notes whom a sentence was about. */
  follow({ text, others }: Sentence, isOwn: boolean, isPerson: boolean): void {
    this.isOwn = isOwn;
    this.#last = text.charAt(0).toLowerCase() + text.slice(1);
    this.#hasRival =
      isPerson && (others.some(({ template }) => template === 'person') || ABOUT_PEOPLE.test(text));
    if (!isOwn || this.#pronoun !== null || this.#hasRival) return;
    const [, his = ''] = /\b(his|her|its|their)\b/.exec(text) ?? [];
    this.#pronoun = PRONOUN_OF[his] ?? null;
  }

  /** Whether a pronoun, or one that possesses, can only be the subject's. */
  isMeant(word: string, rivals?: RegExp): boolean {
    const pronoun = PRONOUN_OF[word] ?? word;
    if (!this.isOwn || (this.#pronoun !== null && this.#pronoun !== pronoun)) return false;
    if (this.#pronoun === null && this.#mayBeRival(rivals)) return false;
    this.#pronoun = pronoun;
    return true;
  }

  /** Where the subject at a place of a sentence ends. Null: it isn't the article's. */
  subjectAt(telling: Telling, text: string, from: number): number | null {
    const name = at(NAME, text, from);
    if (name) {
      const end = from + name[0].length;
      const [aside = ''] = at(ASIDE, text, end) ?? [];
      if (aside !== '') telling.readAside(aside.slice(aside.indexOf('(') + 1, -1));
      return end + aside.length;
    }
    const { isPerson, isThing, nouns } = telling.reader;
    const [pronoun] = at(PRONOUN, text, from) ?? [];
    if (pronoun !== undefined) {
      const word = pronoun.toLowerCase();
      const mayBe = word === 'it' ? isThing : isPerson || word === 'they';
      return mayBe && this.isMeant(word) ? from + pronoun.length : null;
    }
    const noun = isThing ? at(nouns, text, from) : null;
    const end = from + (noun?.[0].length ?? 0);
    // “The city of Sarn”
    if (noun && text.startsWith(` of ${OWN}`, end)) return end + OF_OWN;
    return noun && this.isOwn ? end : null;
  }
}
