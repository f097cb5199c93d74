// Words so common that they count as names only if capitalized like the name. Folded.

const ENGLISH = `
a about above across act after again against age ago ah air all almost alone along already also although always am
amber among an and angel another any anyone anything apart april are area arm around art as ask asked at august autumn
away baby back bad band bar be bear beat became because become been before began begin behind being believe below beside
best better between beyond big bill bit black blood blue board bob body book both bottom box boy bring brother brought
brown but buy by call called came can cannot care carry case catch cause centre chance change chase child children clear
close cold come coming common could course cross cut dark daughter dawn day days dead deal dear death december deep did
die different do does dog doing done door down draw dream drive drop dry during each early earth east easy eat eight
either eleven else end enough even evening ever every everyone everything eye eyes face fact faith fall family far fast
father february feel feet fell felt few field fifth fight find fine fire first five fly follow food foot for form found
four fourth frank free friend friends from front full gave gem general get girl give given glass go god goes going gold
gone good got grace grant grave great green grew grey ground group grow guess guy had hair half hand hands happy hard has
have hazel he head hear heard heart heat heavy held help her here hers herself high hill him himself his hit hold holy
home hope horse hot hour hours house how however hundred i ice idea if important in inside instead into iris iron is it
its itself ivy jack january job joy july june just keep kept kind king knew know known land large last late later law lay
lead learn leave led left less let life light like line little live lived living long look looked lord lost lot love low
made main major make man many march mark matter may maybe me mean meet melody men mercy middle might mile mind mine minute
miss moment money month moon more morning most mother mountain mouth move moved much must my myself name near nearly need
never new news next night nine no nobody none north not note nothing november now number october of off often oh old on
once one only open or order other others our ours out outside over own page paid pain part pass past patience pay peace
people perhaps person place plan play point poor power pray present press price prince pull put queen question quick quiet
quite rain ran rather ray reach read ready real reason red rest rich ride right ring rise river road rob robin rock room
rose round ruby run sad safe said same sand sat save saw say says scene sea second see seem seemed seen self sense sent
september serious serve set seven several shadow shall she short should show shown side sign silver simple since sing
single sir sister sit six sky sleep slow small so soft sold some someone something sometimes son song soon sort soul sound
south space speak spirit spoke spring stand star stars start state stay step still stone stood stop storm story strange
street strong such sue summer sun sure take taken talk tell ten tenth than that the their them then there these they thing
things think third this those though thought three through till time tin to today together told tomorrow tonight too took
top touch toward towards town tree true truth try turn turned twelve twenty two under until up upon us use used usual
valley very view voice wait walk wall want wanted war warm was watch water wave way ways we wear week well went were west
what when where whether which while white who whole whom whose why wide wife wild will wind window winter wise wish with
within without woman women wonder wood word words work world would write wrong year years yes yet you young your yours
yourself`;

/** The shortest words of other languages that writers mix in. */
const OTHERS = `
aber als am au auf aus avec bei ce ces cette con da dans das de del dem den der des di dies die dies du e ein eine einem
einen einer el elle en er es est et fur gli het hat het ich ihr il ils im is ist je la las le les lo los mais mit mon nach
nicht non nous o oder og pas per por pour que qui se sein sich sie son sous sur te tu um un una und une uno van vom von
vous wie wir y zu zum zur`;

const COMMON = new Set(`${ENGLISH} ${OTHERS}`.split(/\s+/).filter(Boolean));

export function isCommonWord(folded: string): boolean {
  return COMMON.has(folded);
}

/** Minimum length of a stem. */
const SHORTEST = 3;
const PLAIN = /^[a-z]{3,}$/;
const HISSING = /(?:[sxzo]|ch|sh)$/;

/** Last letters of words that may be inflected, and what must precede each. */
const ENDINGS: readonly [last: string, before: RegExp][] = [
  ...['s', 'x', 'z', 'o'].map((last): [string, RegExp] => [last, /^/]),
  ...([
    ['y', /[^aeiou]/],
    ['f', /[^f]/],
    ['e', /f/],
    ['n', /[ae]/],
    ['h', /[cs]/],
  ] satisfies [string, RegExp][]),
];

/** For each pair of last ASCII letters, 1 if the word may be inflected. */
const MAY = new Uint8Array(1 << 14);
for (const [last, wanted] of ENDINGS)
  for (let before = 0; before < 128; before++)
    if (wanted.test(String.fromCharCode(before).toLowerCase())) MAY[(before << 7) | last.charCodeAt(0)] = 1;

/** Whether a word may be inflected, by its last two folded letters. */
export function mayHaveForms(before: number, last: number): boolean {
  if (last > 127) return false;
  return before < 128 ? MAY[(before << 7) | last] === 1 : true;
}

/**
 * Other forms of a folded word with the same meaning: English plurals that add more than an s, and singulars of what
 * looks like a plural. A plain s is handled by `isWithS`.
 */
export function formsOf(word: string): string[] {
  if (!PLAIN.test(word)) return [];
  return [...plurals(word), ...singulars(word)].filter(
    (form) => form.length >= SHORTEST && !isCommonWord(form),
  );
}

function plurals(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/[^f]f$/.test(word)) return [`${word.slice(0, -1)}ves`];
  if (word.endsWith('fe')) return [`${word.slice(0, -2)}ves`];
  if (word.endsWith('man')) return [`${word.slice(0, -2)}en`];
  return HISSING.test(word) ? [`${word}es`] : [];
}

function singulars(word: string): string[] {
  if (word.endsWith('men')) return [`${word.slice(0, -2)}an`];
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)];
  const stem = word.slice(0, -2);
  return word.endsWith('es') && HISSING.test(stem) ? [stem, word.slice(0, -1)] : [word.slice(0, -1)];
}

/** Whether `written` is `word` plus s: a plural, or a genitive as in German. */
export function isWithS(written: string, word: string): boolean {
  if (word.length < SHORTEST || word.endsWith('s') || written !== `${word}s`) return false;
  return !isCommonWord(written);
}
