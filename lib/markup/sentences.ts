/**
 * Words whose dot doesn't end a sentence: titles, and what stands before a name or a number, in the languages of the
 * screens. Compared in lower case.
 */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  [
    // English
    'mr mrs ms dr prof st mt ft sr jr rev hon gen col capt cpt lt sgt maj cmdr adm gov pres sen rep messrs',
    'ca approx vs viz e.g i.e fig vol ch pp nos no ed eds al est bef aft abt cf',
    // German
    'hr hrn fr frl hl nr bzw ca z.b d.h u.a v.a s.o s.u geb gest verh jh jhd bd abs st str evtl ggf inkl usf vgl chr',
    // French
    'm mm mme mmes mlle mlles mgr me ste av bd env p.ex c.-à-d chap fasc',
    // Spanish and Portuguese
    'sr sra srta sres d dña dr dra ud uds vd prof gral cap cnel tte lic ing pág págs núm p.ej aprox av avda sto sta exmo exma',
    // Italian
    'sig sigg sig.ra dott dott.ssa prof.ssa ing avv arch on cav geom rag mons fra pag sec p.es ecc ss',
    // Polish
    'dr inż mgr hab im św ks bp al ul pl np m.in tzn tzw tj ok ur zm wg hr gen płk por mjr kpt nr str r',
  ].flatMap((words) => words.split(' ')),
);
/** Written small, these are ordinary words in one of the languages, unless a number follows. */
const ORDINARY: ReadonlySet<string> = new Set(
  'no nos on ok cap fig gen col sen rep hon sec arch est al av fra mm or ch ed eds vol pag d m r ur'.split(
    ' ',
  ),
);
/** The word before a dot that ends a text, with dots within it. */
const LAST_WORD = /(?:^|[^\p{L}\p{N}.-])((?:\p{L}[\p{L}\p{M}]*[.-])*\p{L}[\p{L}\p{M}]*)\.\s*$/u;
const INITIAL = /^(?:\p{L}\p{M}*[.-])*\p{L}\p{M}*$/u;
/** “2. Mai”, “w 3. rozdziale”: an ordinal in German and Polish. */
const ORDINAL = /(?:^|\s)\d{1,3}\.\s*$/u;
/** What begins the words behind an initial that did end a sentence: “Plan B. He left.” */
const BEGINS =
  /^[“„«"'(]*(?:He|She|It|They|The|In|His|Her|Its|Their|We|You|Er|Sie|Es|Der|Die|Das|Il|Elle|El|Ella|Lui|Lei|On|Ona|Ele|Ela)\s/u;

/** Whether what goes on after `before` is still the same sentence. */
function goesOn(before: string, after: string): boolean {
  if (ORDINAL.test(before)) return true;
  const word = LAST_WORD.exec(before)?.[1];
  if (word === undefined) return false;
  if (INITIAL.test(word)) return !BEGINS.test(after);
  if (ORDINARY.has(word) && !/^\d/.test(after)) return false;
  return ABBREVIATIONS.has(word.toLowerCase());
}

let segmenter: Intl.Segmenter | undefined;

/** The sentences of a line, as ranges in their order. Initials and abbreviations end none. */
export function sentenceRanges(line: string): [start: number, end: number][] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const ranges: [number, number][] = [];
  for (const { segment, index } of segmenter.segment(line)) {
    const last = ranges.at(-1);
    // Enough for the longest abbreviation.
    if (last && goesOn(line.slice(Math.max(last[0], index - 40), index), segment))
      last[1] = index + segment.length;
    else ranges.push([index, index + segment.length]);
  }
  return ranges;
}
