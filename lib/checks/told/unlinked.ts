import type { Bonds } from './languages/index.ts';
import { type LineMention, MAY_NAME_OTHERS, MAY_NAME_OTHERS_IN_ENGLISH } from './lines.ts';

// Others that a sentence names without a link, where it says whose child somebody is, where they fought or who had a thing.

/** Before what an article is called, in place of an id. Forms that it may have stand between bars. */
export const CALLED = 'called:';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'-]*`;
const PARTICLE =
  "(?:von|van|der|den|de|di|da|do|du|des|del|della|dos|la|le|il|o|el|al|ibn|bint|of|the|zu) |d[’']";
/** Words behind an Arabic name, which has no capitals. */
const ARABIC_ENDS =
  '(?:في|من|على|إلى|عام|سنة|منذ|بعد|قبل|كان|كانت|هو|هي|الذي|التي|ثم|[وف](?:كان|في|ولد|توفي|مات|قتل|حكم|ابن|عاش)\\p{L}*)(?!\\p{L})';
const ARABIC = String.raw`\p{Script=Arabic}+(?: (?!${ARABIC_ENDS})\p{Script=Arabic}+){0,3}`;
/** All of a name: what goes on after it may be a part of another one. */
const NAME = `${WORD}(?: (?:${PARTICLE}){0,2}${WORD}){0,4}|${ARABIC}|[\\p{Script=Han}\\p{Script=Katakana}ー・]{2,12}`;
export const RANK =
  '(?:(?:King|Queen|Lord|Lady|Sir|Dame|Emperor|Empress|Duke|Duchess|Prince|Princess|Captain|Count(?:ess)?|Baron(?:ess)?|General|König(?:in|s)?|Kaiser(?:in|s)?|Herzog(?:in|s)?|Graf(?:en)?|Gräfin|Fürst(?:en|in)?|(?:the |du |de la |del |della |do |da )?(?:king|queen|miller|smith|roi|reine|comte(?:sse)?|duc(?:hesse)?|rey|reina|conde(?:sa)?|duque(?:sa)?|rei|rainha|re|regina|duca|duchessa|conte(?:ssa)?|króla|królowej|księcia|hrabiego)|الملك|الملكة|الأمير|الأميرة|السلطان) )?';
const HEADS =
  'Battle|Siege|Sack|War|Schlacht|Belagerung|Krieg|Gefecht|[Bb]ataille|[Ss]iège|[Gg]uerre|[Bb]atalla|[Aa]sedio|[Gg]uerra|[Bb]atalha|[Cc]erco|[Bb]attaglia|[Aa]ssedio|[Bb]itw(?:ie|a|ę|y)|[Oo]blężeni[aeu]|[Ww]oj(?:nie|na|nę|ny)';
const BATTLE = String.raw`(?:${HEADS})(?: \p{Ll}{1,6}){1,3}(?: |(?<=[’']))${WORD}(?: (?:\p{Ll}{1,5} ){0,2}${WORD}){0,3}|(?:${HEADS}) d(?:e l)?[’']${WORD}(?: ${WORD}){0,3}|(?:${WORD} ){1,3}(?:War|Rebellion|Campaign|Crusade|Uprising)|\p{Lu}\p{Ll}+(?:krieg|schlacht|aufstand)|(?:معركة|حصار|حرب) (?:${ARABIC})|[\p{Script=Han}\p{Script=Katakana}ー・]{1,10}の(?:戦い|戦|合戦)`;
/** Words that end so in Polish are called otherwise when they aren't somebody's. */
const POLISH: readonly (readonly [ending: RegExp, others: readonly string[]])[] = [
  [/iego$/, ['i']],
  [/ego$/, ['y']],
  [/iej$/, ['a', 'ia']],
  [/ej$/, ['a']],
  [/a$/, ['', 'o', 'a']],
  [/ii$/, ['ia']],
  [/[iy]$/, ['a']],
];
const HEADS_IN_POLISH: readonly (readonly [form: RegExp, name: string])[] = [
  [/^[Bb]itw(?:ie|ę|y)(?= )/, 'Bitwa'],
  [/^[Oo]blężeni[au](?= )/, 'Oblężenie'],
  [/^[Ww]oj(?:nie|nę|ny)(?= )/, 'Wojna'],
];

const polishForms = (name: string): string[] =>
  name.split(' ').reduce<string[]>(
    (starts, word) => {
      const [ending = /$/, others = ['']] = POLISH.find(([one]) => one.test(word)) ?? [];
      const forms = others.map((other) => word.replace(ending, other));
      return starts.flatMap((start) => [...new Set(forms)].map((form) => `${start} ${form}`.trim()));
    },
    [''],
  );

/** What an article may be called that a text names so. Of a battle, a place may stand behind it. */
function formsOf(name: string, isBattle: boolean, isPolish: boolean): string[] {
  if (!isBattle) return isPolish ? [...new Set([name, ...polishForms(name)])] : [name];
  const head = name.charAt(0).toUpperCase() + name.slice(1);
  const nominative = HEADS_IN_POLISH.reduce((one, [form, noun]) => one.replace(form, noun), head);
  const cuts = Array.from(nominative.matchAll(/(?<=\p{Lu}\S*) (?=\p{Ll})/gu), ({ index }) => index).slice(1);
  return [nominative, ...cuts.map((cut) => nominative.slice(0, cut))];
}

const PRONOUN =
  /^(?:He|She|It|They|This|That|Who|Er|Sie|Es|Il|Elle|Él|Ella|Ele|Ela|Egli|Lui|Lei|On|Ona|Ono|هو|هي)$/u;
/** What stands before “の娘” may be a trade. */
const HAN = /^\p{Script=Han}+$/u;

/** Where sentences of a language name others: patterns whose groups are names of people, or (true) of battles. */
export interface Cues {
  patterns: readonly { guard: RegExp; pattern: RegExp; isBattle: readonly boolean[] }[];
  isPolish: boolean;
  /** What is in every such sentence: cheap, as patterns of names aren't. */
  guard: RegExp;
}

const ANY = /^/;
const KANA = /[\u3040-\u30ff]/;
/** The same, for each kind of bond. */
const IN_ENGLISH = [
  /\b(?:[Ss]on|[Dd]aughter|child|children|heir|born)\b/,
  /father|mother|parent/,
  /\b(?:Battle|Siege|Sack|War|Rebellion|Campaign|Crusade|Uprising)\b/,
  /ed by [A-Z]|written by [A-Z]|ed by the|belong|passed to|^\s*\S+(?: \S+){0,4} (?:wielded|carried|owned|bore|possessed|inherited|swung|commanded) /,
] as const;

export function cuesOf(
  { child, parent, battle, held }: Bonds,
  language: 'en' | 'ja' | 'pl' | null = null,
): Cues {
  const patterns = [child, parent, battle, held].map((source, place) => {
    const isBattle: boolean[] = [];
    const pattern = source
      .replaceAll('#', `(?:${NAME}|\\p{Ll}{1,4}(?!\\p{L}))`)
      .replace(/\^@( [^^]*)$/, '^\\s*@(?=$1)')
      .replace(/[@%]/g, (sign) => {
        isBattle.push(sign === '%');
        const name = sign === '%' ? BATTLE : NAME;
        // Nothing shorter will do.
        return `${sign === '%' ? '' : RANK}(?=(${name}))\\${isBattle.length}`;
      });
    const start = language === 'ja' ? '(?<=^|[、。はがもの ])' : '(?<![\\p{L}\\p{N}])';
    const guard = (language === 'en' ? IN_ENGLISH[place] : undefined) ?? ANY;
    return { guard, pattern: new RegExp(`${start}(?:${pattern})`, 'dgu'), isBattle };
  });
  const guard = language === 'en' ? MAY_NAME_OTHERS_IN_ENGLISH : language === 'ja' ? KANA : MAY_NAME_OTHERS;
  return { patterns, isPolish: language === 'pl', guard };
}

/** The others that a part of a line names without a link, in order. */
export function unlinkedIn(
  text: string,
  cues: readonly Cues[],
  isOwn: (name: string) => boolean,
): LineMention[] {
  const found = cues.flatMap(({ patterns, isPolish, guard: all }) =>
    (all.test(text) ? patterns : []).flatMap(({ guard, pattern, isBattle }) =>
      (guard.test(text) ? Array.from(text.matchAll(pattern)) : []).flatMap((match) =>
        isBattle.flatMap((battle, at): LineMention[] => {
          const [from, to] = match.indices?.[at + 1] ?? [0, 0];
          const name = text.slice(from, to);
          if (name === '' || PRONOUN.test(name) || isOwn(name)) return [];
          const [, rank] = /(\p{Lu}\p{Ll}+) $/u.exec(text.slice(0, from)) ?? [];
          const forms = formsOf(name, battle, isPolish);
          const id = CALLED + [...forms, ...(rank ? [`${rank} ${name}`] : [])].join('|');
          const template = battle ? 'militaryconflict' : HAN.test(name) ? '' : 'person';
          return [{ from, to, id, template, isUnlinked: true }];
        }),
      ),
    ),
  );
  const inOrder = found.sort((a, b) => a.from - b.from || b.to - a.to);
  return inOrder.filter((one, at) => inOrder.slice(0, at).every(({ to }) => to <= one.from));
}
