import type { DateFact, DateRole } from './entry-facts.ts';

// Words that explain what would be a contradiction without them, in the languages that we speak. A word too many only costs a
// finding.

/** Somebody who isn't a parent or child by birth. */
const ADOPTED =
  /adopt|foster|spirit|geistig|\bgod-?(?:son|daughter|child)|honorary|\bstep-?\s?(?:son|daughter|child|mother|father|parent)|in-law|stief|pflege(?:kind|sohn|tochter|eltern|vater|mutter)|zieh(?:kind|sohn|tochter|eltern|vater|mutter)|beau-|belle-|nourrici|padrastr|madrastr|hijastr|figliastr|patrign|matrign|padrasto|madrasta|entead|adot|przybran|macoch|ojczym|pasierb|養子|養女|養父|養母|義理|継父|継母|بالتبني|متبن|ربيب/iu;
export const isAdopted = (text: string): boolean => ADOPTED.test(text);

const UNDEAD =
  'lich|undead|vampire|ghost|wraith|revenant|zombie|spect(?:er|re)|mummy|shade|banshee|death knight|untot\\w*|vampir|geist|wiedergänger|fantôme|liche|mort-vivant|fantasma|vampiro|morto-vivo|non morto|non-morto|spettro|no muerto|licz|wampir|duch|nieumarł\\w*|リッチ|アンデッド|吸血鬼|幽霊|亡霊|ゾンビ|شبح|مصاص دماء';
/** Somebody who goes on after their death. */
const RETURNED = new RegExp(
  `(?:rose|risen|rises|returned|came back|raised|brought back|called back|woke|awoke) (?:again|to life|from (?:the )?(?:dead|grave|tomb|death)|as an? )|resurrect|reviv(?:ed|al)|reanimat|reincarnat|reborn|undeath|immortal|(?:as|became|becomes|become|is now|now|into|is|was) an? (?:[a-z]+ )?(?:${UNDEAD})\\b|auferst|wiederbelebt|wiedergeboren|ressuscit|réincarn|revint à la vie|resucit|reencarn|risort|resuscit|risuscit|rinat[oa]|tornat[oa] in vita|zmartwychwst|wskrzesz|odrodził|蘇っ|復活|転生|不死|بُعث|بعث من|عاد إلى الحياة|عادت إلى الحياة`,
  'iu',
);
/** A kind, tag or condition of somebody who goes on after their death. */
const IS_UNDEAD = new RegExp(`^(?:an? )?(?:${UNDEAD}|immortal)s?$`, 'iu');
/** Something that was there again after its end. */
const REFOUNDED =
  /(?<!\b(?:never|not|nor)(?: [a-z]+)? )(?:re-?found|re-?establish|re-?built|rebuil|restor|re-?form(?:ed|ation)|found(?:ed)? (?:again|anew)|(?:built|settled|established|formed|opened|raised) (?:again|anew)|rose (?:again|from)|reviv|re-?settled|reconstruct|reunit|second founding|re-?open|neu gegründet|wieder(?:auf|er)|neugründ|refond|rebâti|rétabli|reconstrui|refund|restaur|reestable|rifond|ricostru|odbudow|odnowion|ponownie|reaktyw|再建|再興|復興|再結成|أعيد|إعادة)/iu;

const END_OF_LIFE: ReadonlySet<DateRole> = new Set(['death']);
const END_OF_THING: ReadonlySet<DateRole> = new Set(['dissolution', 'ruin', 'end']);

/**
 * The dates of an entry without the ends that weren't the last: of who rose again, and of what was founded again. Nothing is
 * said of those.
 * @param texts what its readers see
 * @param kinds its short fields, tags, and the titles that its fields name
 */
export function withoutExplained(
  dates: readonly DateFact[],
  texts: readonly string[],
  kinds: readonly string[],
): readonly DateFact[] {
  const has = (roles: ReadonlySet<DateRole>): boolean => dates.some(({ role }) => roles.has(role));
  const isSaid = (words: RegExp): boolean => [...texts, ...kinds].some((text) => words.test(text));
  const livesOn = has(END_OF_LIFE) && (kinds.some((kind) => IS_UNDEAD.test(kind.trim())) || isSaid(RETURNED));
  const goesOn = has(END_OF_THING) && isSaid(REFOUNDED);
  if (!livesOn && !goesOn) return dates;
  return dates.filter(
    ({ role }) => !(livesOn && END_OF_LIFE.has(role)) && !(goesOn && END_OF_THING.has(role)),
  );
}
