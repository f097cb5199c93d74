import { folded, splitArticle, wordsOfName } from './folding.ts';

/** The languages whose rules are known; null: another one, or nobody knows. */
export type Grammar = 'en' | 'de' | 'pl' | 'ru' | null;

/** A name as a text needs it. */
export interface Form {
  text: string;
  /** False if only a person can tell which ending it takes: then it has none. */
  isSure: boolean;
}

const HISSING = /(?:[sxzß]|ch|sh)$/i;

/** English, and the plain s of other languages. */
function plural(word: string, grammar: Grammar): string {
  if (grammar === null) return HISSING.test(word) ? word : `${word}s`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  if (/[^f]fe?$/i.test(word)) return word.replace(/fe?$/i, 'ves');
  if (/man$/i.test(word)) return `${word.slice(0, -2)}en`;
  return /(?:[sxz]|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}

const singulars = (word: string): string[] => [
  ...(/ies$/i.test(word) ? [`${word.slice(0, -3)}y`] : []),
  ...(/ves$/i.test(word) ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
  ...(/men$/i.test(word) ? [`${word.slice(0, -2)}an`] : []),
  ...(/es$/i.test(word) ? [word.slice(0, -2)] : []),
  ...(/[^su]s$/i.test(word) ? [word.slice(0, -1)] : []),
];

/** What a person may write as the plural of a word. */
const pluralsOf = (word: string): string[] => [plural(word, 'en'), `${word}s`, `${word}es`];

function english(written: string, old: string, next: string, grammar: Grammar): string | null {
  const [now, known] = [folded(written), folded(old)];
  if (pluralsOf(known).includes(now)) return plural(next, grammar);
  if (!singulars(known).includes(now)) return null;
  const [single] = singulars(next).filter((one) => plural(one, 'en') === next);
  return single ?? null;
}

const VOWEL = /[aeiouyąęóаеиоуыэюяё]$/i;
/** Letters after which Polish and Russian write other endings than after the rest. */
const SPECIAL: Readonly<Record<'pl' | 'ru', RegExp>> = {
  pl: /(?:[kglćśźńjżc]|[csrdz]z|ch)$/i,
  ru: /[гкхжчшщцйь]$/i,
};
/** Before these endings the last vowel of a word may go: “Замок”, “Замка”. */
const FLEETING: Readonly<Record<'pl' | 'ru', RegExp>> = { pl: /e[kłlnrcć]$/i, ru: /[еёо][клнрц]$/i };
/** Endings that change nothing before them. */
const HARD: Readonly<Record<'pl' | 'ru', RegExp>> = {
  pl: /^(?:a|u|y|ą|ę|o|em|owi|ów|om|ami|ach)$/i,
  ru: /^(?:а|у|ы|о|е|ом|ой|ов|ам|ами|ах)$/i,
};

/** Whether a word is another one, with or without its accents. In Polish, “Saltmerą” is another form of “Saltmera”. */
function isSameWord(written: string, old: string, grammar: Grammar): boolean {
  const ending = (word: string) => /[ąę]$/i.exec(word.normalize('NFC'))?.[0].toLowerCase();
  return folded(written) === folded(old) && (grammar !== 'pl' || ending(written) === ending(old));
}

/** Whether an ending that one word takes fits another one, whose ending of the title is the same. */
function fits(stem: string, next: string, removed: string, added: string, grammar: Grammar): boolean {
  if (grammar === 'de')
    return removed === '' && /^e?s$/.test(added) ? true : folded(stem.slice(-2)) === folded(next.slice(-2));
  if (grammar !== 'pl' && grammar !== 'ru') return false;
  // A vowel that stayed in the one stays in the other.
  if (removed === '' && FLEETING[grammar].test(next) && folded(stem.slice(-3)) !== folded(next.slice(-3)))
    return false;
  if (folded(stem.slice(-1)) === folded(next.slice(-1)))
    return SPECIAL[grammar].test(stem) === SPECIAL[grammar].test(next);
  if (VOWEL.test(stem) !== VOWEL.test(next)) return false;
  return HARD[grammar].test(added) && !SPECIAL[grammar].test(stem) && !SPECIAL[grammar].test(next);
}

/** Does to one word what was done to another: “Saltmera” is to “Saltmerę” as “Brinewara” is to “Brinewarę”. */
function byAnalogy(written: string, old: string, next: string, grammar: Grammar): string | null {
  const [now, known] = [written.normalize('NFC'), old.normalize('NFC')];
  let shared = 0;
  while (shared < known.length && isSameWord(now.charAt(shared), known.charAt(shared), grammar)) shared++;
  const [removed, added] = [known.slice(shared), now.slice(shared)];
  if (shared < 2 || !folded(next).endsWith(folded(removed))) return null;
  const [stem, nextStem] = [known.slice(0, shared), next.slice(0, next.length - removed.length)];
  if (nextStem === '' || !fits(stem, nextStem, removed, added, grammar)) return null;
  if (grammar === 'de' && removed === '' && /^e?s$/.test(added))
    return /[sxzß]$/i.test(next) ? `${next}’` : `${next}s`;
  return nextStem + added;
}

const ADJECTIVE = /(?<=..e)[mnrs]?$/;

/** “Schwarzen” is to “Schwarzer” as “Hohen” is to “Hoher”. */
function germanAdjective(written: string, old: string, next: string): string | null {
  const [ending, was, will] = [written, old, next].map((word) => ADJECTIVE.exec(word)?.[0]);
  // “Schwarzer” and “Graue” are of another gender, and so is the article before them.
  return ending !== undefined && was !== undefined && was === will ? next.replace(ADJECTIVE, ending) : null;
}

/** The words of the name that replace the written ones, or null if a person has to tell. */
function declinedWords(written: string[], old: string[], next: string[], grammar: Grammar): string[] | null {
  const changed = written.flatMap((word, at) => (isSameWord(word, old[at] ?? '', grammar) ? [] : [at]));
  const [only, ...more] = changed;
  if (only === undefined) return next;
  const inflect = (at: number, to: number): string | null => {
    const [now = '', known = '', wanted = ''] = [written[at], old[at], next[to]];
    const last = at === written.length - 1;
    const simple =
      last && (grammar === 'en' || grammar === null) ? english(now, known, wanted, grammar) : null;
    const adjective = grammar === 'de' && !last ? germanAdjective(now, known, wanted) : null;
    return simple ?? adjective ?? byAnalogy(now, known, wanted, grammar);
  };
  if (old.length === next.length) {
    const words = next.map((word, at) => (changed.includes(at) ? inflect(at, at) : word));
    return words.every((word) => word !== null) ? words : null;
  }
  // An ending of the last word alone, which no other word has to agree with.
  const isLoose = more.length === 0 && only === old.length - 1 && (grammar === 'en' || grammar === null);
  const isName = grammar === 'de' && /^e?s$/.test(written[only]?.slice(old[only]?.length) ?? '');
  if (!isLoose && !(isName && more.length === 0 && !next.slice(0, -1).some((one) => /e[nrsm]?$/.test(one))))
    return null;
  const last = inflect(only, next.length - 1);
  return last === null ? null : [...next.slice(0, -1), last];
}

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** A name in the case in which the old one was written. */
export function inCaseOf(written: string, old: string, next: string): string {
  const own = letters(written);
  if (own.length > 1 && own === own.toUpperCase() && own !== own.toLowerCase() && letters(old) !== own)
    return next.toUpperCase();
  if (own === own.toLowerCase() && letters(old) !== own) return next.toLowerCase();
  const begins = own.charAt(0);
  if (begins !== begins.toLowerCase() && letters(old).charAt(0) !== begins)
    return next.charAt(0).toUpperCase() + next.slice(1);
  return next;
}

/** The spaces of a name as the text has them: one that breaks no line stays one. */
const spacedAs = (written: string, next: string): string =>
  written.includes('\u00a0') && !written.includes(' ') ? next.replaceAll(' ', '\u00a0') : next;

/** Replaces the words of a name, and leaves what separates them. */
function withWords(name: string, words: readonly string[]): string {
  let [text, at] = ['', 0];
  for (const [index, word] of wordsOfName(name).entries()) {
    const start = name.indexOf(word, at);
    text += name.slice(at, start) + (words[index] ?? word);
    at = start + word.length;
  }
  return text + name.slice(at);
}

/** The new name in the form in which a text has the old one. */
export function inflected(written: string, old: string, next: string, grammar: Grammar): Form {
  const [was, will] = [splitArticle(old), splitArticle(next)];
  const same = (one: string, other: string) => {
    const [words, others] = [wordsOfName(one), wordsOfName(other)];
    return (
      words.length === others.length && words.every((word, at) => isSameWord(word, others[at] ?? '', grammar))
    );
  };
  const shape = (text: string, isSure = true): Form => ({
    text: spacedAs(written, inCaseOf(written, old, text)),
    isSure,
  });
  if (same(written, old)) {
    const isSmall = was.article !== '' && /^\p{Ll}/u.test(written) && /^\p{Lu}/u.test(old);
    return isSmall && will.article !== ''
      ? { ...shape(next), text: spacedAs(written, will.article.toLowerCase() + will.rest) }
      : shape(next);
  }
  const [title, wanted] = same(splitArticle(written).article, was.article)
    ? [old, next]
    : [was.rest, will.rest];
  if (same(written, title)) return shape(wanted);
  const [now, known, words] = [written, title, wanted].map(wordsOfName);
  if (!now || !known || !words || now.length !== known.length) return shape(wanted, false);
  const declined = declinedWords(now, known, words, grammar);
  return declined === null ? shape(wanted, false) : shape(withWords(wanted, declined));
}
