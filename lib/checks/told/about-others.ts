import { POSSESSED, POSSESSED_DATES } from './english.ts';
import { OTHER, OWN } from './sentences.ts';
import { at, othersIn, SUBORDINATE, spanPhrase, type Telling, TITLES } from './telling.ts';
import type { Thread } from './thread.ts';

const POSSESSIVE = new RegExp(`(?:His|Her|Its|Their|his|her|its|their|${OWN}['’]s?|The|the)(?= )`, 'y');
const OF_OWN = new RegExp(`^ of ${OWN}`);
const ACTIVE = new RegExp(
  `\\b(founded|established|built|constructed|destroyed|razed|wrote|penned|composed|dissolved|disbanded) (?:the )?${OWN}`,
);
const ACTIVE_LABELS: Readonly<Record<string, string>> = {
  ...{
    founded: 'founded',
    established: 'founded',
    built: 'built',
    constructed: 'built',
    destroyed: 'destroyed',
  },
  ...{ razed: 'destroyed', wrote: 'written', penned: 'written', composed: 'written', dissolved: 'dissolved' },
  disbanded: 'dissolved',
};
const PEACE =
  /^(?:Peace|A peace|A truce|An armistice|A treaty)(?: was)? (?:made|signed|agreed|declared|concluded|followed|came)\b/;
const TOOK_PART = new RegExp(
  `^${OTHER} (?:fought|commanded|took part|led|was present|was there|fell)\\b(?=.{0,60}(?:\\bit\\b|${OWN}|the (?:battle|war|siege|fighting|left|right|charge|vanguard|defen[cs]e|attack|army|wing|assault)))`,
);
const LED_AT = new RegExp(`${OTHER} (?:fought|commanded|led|fell)\\b.{0,40}\\b(?:at|in|during) ${OWN}`);
const RULED = new RegExp(
  `^${OTHER} (?:ruled|reigned|governed)(?: (?:it|here|over it|${OWN}|over ${OWN}|the [a-z]+))?(?= (?:from|between) )`,
);
/** “Fever took her in 1203”: who dies isn't the subject of the sentence. */
const KILLED = new RegExp(
  `^(?:(?:The |An? )?(?:[a-z]+ )*?(?:Death|death|[Ff]ever|[Pp]lague|[Ii]llness|[Ss]ickness|[Cc]onsumption|[Pp]ox|[Cc]holera|[Ff]lood|[Ss]ea|[Cc]ough|[Ff]ire|[Ff]amine|[Ss]torm|[Oo]ld age|[Cc]ancer|[Pp]oison|[Dd]isease)(?: [a-z]+)? (?:took|claimed|carried off|found|killed|came for|came to|ended)|[^.;]{2,60}? (?:killed|slew|murdered|executed|beheaded|hanged|assassinated|drowned|poisoned|strangled)) (him|her|them|${OWN})(?:(?:self|selves)| off)?(?= (?:in|on|at|during|around|by|before|after) )`,
);
/** “The year of her birth was 1203”, “Her year of birth was 1203”. */
const YEAR_OF = new RegExp(
  `^(?:(?:The (?:year|date|day|month) of (?:(his|her|its|their)|${OWN}['’]s?|the [a-z]+['’]s) (birth|death|founding|foundation|destruction|dissolution))|(?:(His|Her|Its|Their|his|her|its|their)|${OWN}['’]s?) (?:year|date|day) of (birth|death|founding|foundation|destruction|dissolution)) (?:was|is|fell (?:in|on)|came in)(?: the year)? `,
);
const YEARS_OF: Readonly<Record<string, string>> = {
  ...{ birth: 'born', death: 'died', founding: 'founded', foundation: 'founded' },
  ...{ destruction: 'destroyed', dissolution: 'dissolved' },
};
const WIELDED = new RegExp(
  `^${OTHER} (?:[a-z]+ )?(?:wielded|carried|owned|bore|held|possessed|used|inherited|wore|received|swung) (?:it|${OWN}|the (?:sword|blade|axe|ring|crown|spear|bow|staff|weapon|amulet|shield|dagger|relic))\\b`,
);
const MENTION_IS = new RegExp(
  `^${OTHER} (?:is|was|serves as|served as) (?:(?:his|her|its|their|the)|${OWN}['’]s?) (${POSSESSED.map(([, nouns]) => nouns).join('|')})\\b`,
);

/** Sentences whose subject is somebody else, and that still tell something of this one. Returns whether it was one. */
export function readOthers(telling: Telling, thread: Thread, text: string, leading: string | null): boolean {
  const { isPerson, isThing } = telling.reader;
  const isOwn = thread.isOwn || text.includes(OWN);
  const is = MENTION_IS.exec(text);
  if (is && isOwn) {
    const noun = is[1] ?? '';
    const found = POSSESSED.find(([, nouns]) => new RegExp(`^(?:${nouns})$`).test(noun));
    if (found && (found[0] === 'capital') !== isPerson) telling.add(found[0], OTHER, [0]);
  }
  if (isThing && isOwn && RULED.test(text)) {
    const span = spanPhrase(
      text
        .replace(RULED, '')
        .trim()
        .replace(/^from /, ''),
      telling.reader.eras,
    );
    if (span) telling.add('ruler', `${OTHER} (${span})`, [0]);
  }
  if (isThing && isOwn && TOOK_PART.test(text)) telling.add('participants', OTHER, [0]);
  const led = isThing ? LED_AT.exec(text) : null;
  if (led && !telling.told.some(({ label }) => label === 'participants')) {
    telling.add('participants', OTHER, [othersIn(text.slice(0, led.index))]);
    if (leading) telling.add('date', leading);
  }
  const active = isThing ? ACTIVE.exec(text) : null;
  const label = ACTIVE_LABELS[active?.[1] ?? ''];
  if (active && label !== undefined && !SUBORDINATE.test(text.slice(0, active.index))) {
    const value = leading ?? telling.dateIn(text.slice(active.index + active[0].length).trim());
    if (value) telling.add(label, value);
    if (text.startsWith(`${OTHER} `) && label === 'founded') telling.add('founder', OTHER, [0]);
    if (text.startsWith(`${OTHER} `) && label === 'written') telling.add('author', OTHER, [0]);
  } else if (isThing && isOwn && PEACE.test(text)) {
    const value = leading ?? telling.dateIn(text.replace(PEACE, ''));
    if (value && telling.reader.nouns.test('the war ')) telling.add('ended', value);
    telling.reader.nouns.lastIndex = 0;
  }
  if (isThing && !isPerson && isOwn && WIELDED.test(text)) telling.add('wielder', OTHER, [0]);
  const killed = isPerson ? KILLED.exec(text) : null;
  const whom = killed?.[1] ?? '';
  if (
    killed &&
    (whom === OWN ||
      (thread.isOwn && thread.isMeant(whom === 'him' ? 'he' : whom === 'her' ? 'she' : 'they')))
  ) {
    const value = leading ?? telling.valueOf('date', text.slice(killed[0].length).trim());
    if (value) telling.add('died', value);
    thread.follow(telling.sentence, true, isPerson);
    return true;
  }
  if (!text.startsWith(OTHER) && !active) return false;
  // “Mira founded it in 412. It …”
  thread.follow(telling.sentence, telling.told.length > 0 && !isPerson, isPerson);
  return true;
}

/** “His father was Hamo”, “the capital of Sarn is Port Venn”, “his reign lasted from …”. */
export function readPossessed(telling: Telling, thread: Thread, text: string, from: number): boolean {
  const year = YEAR_OF.exec(text.slice(from));
  const of = year?.[1] ?? year?.[3];
  if (year && (of === undefined || thread.isMeant(of.toLowerCase()))) {
    const label = YEARS_OF[year[2] ?? year[4] ?? ''];
    const value = telling.valueOf('date', text.slice(from + year[0].length));
    thread.follow(telling.sentence, true, telling.reader.isPerson);
    if (label !== undefined && value) telling.add(label, value);
    return true;
  }
  const whose = at(POSSESSIVE, text, from);
  if (!whose) return false;
  const isName = whose[0].startsWith(OWN);
  const rest = text.slice(from + whose[0].length + 1);
  const isThe = whose[0].toLowerCase() === 'the';
  if (!isName && !isThe && !thread.isMeant(whose[0].toLowerCase())) return false;
  for (const [label, nouns] of POSSESSED) {
    const noun = new RegExp(`^(?:${nouns})(?= |,)`).exec(rest);
    if (!noun) continue;
    const behind = rest.slice(noun[0].length);
    const own = OF_OWN.exec(behind);
    if (isThe && !own && !(label === 'capital' && thread.isOwn)) continue;
    const is = /^,? (?:(?:is|was|called|named) )?/.exec(own ? behind.slice(own[0].length) : behind);
    const start = text.length - rest.length + noun[0].length + (own?.[0].length ?? 0) + (is?.[0].length ?? 0);
    thread.follow(telling.sentence, false, telling.reader.isPerson);
    if ((label === 'capital') !== telling.reader.isPerson && at(TITLES, text, start))
      telling.addOther(label, othersIn(text.slice(0, start)));
    return true;
  }
  for (const [label, words, follow] of POSSESSED_DATES) {
    const [found] = new RegExp(`^(?:${words})`).exec(rest.replace(OF_OWN, '')) ?? [];
    if (found === undefined || (isThe && !OF_OWN.test(rest.replace(/^[a-z]+/, '')))) continue;
    const value = telling.valueOf(follow, rest.slice(found.length).trim());
    thread.follow(telling.sentence, true, telling.reader.isPerson);
    if (value) telling.add(label, value);
    return true;
  }
  return false;
}
