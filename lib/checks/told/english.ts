import type { Bonds } from './languages/index.ts';

/** What must follow a verb to make it a fact. */
export type Follow = 'date' | 'span' | 'other' | 'nothing';

/** A verb of a subject and the label that it stands for: what a sentence tells is the same as a line with this label. */
export interface Verb {
  label: string;
  verb: RegExp;
  follow: Follow;
  /** With nothing behind it: what the line would say. */
  value?: string;
}

const ADVERB =
  '(?:(?:later|then|soon|also|first|once|finally|eventually|originally|formally|officially|suddenly|peacefully|quietly|tragically|violently|briefly|ultimately|himself|herself|jointly|initially|famously|heroically|permanently|completely|utterly|again|only|never again|in the end|in turn) )*';
const verb = (source: string, end = String.raw`\b`): RegExp =>
  new RegExp(`${ADVERB}(?:${source})${end}`, 'y');
const BE = '(?:was|were|is|are|had been|has been|have been|being)';
const POSSESSIVE = '(?:his|her|their|its)';
const RULER =
  '(?:king|queen|emperor|empress|ruler|duke|duchess|prince|princess|chieftain|chief|sultan|tsar|count|countess|regent|doge|pharaoh|khan|monarch|sovereign|overlord|caliph|high king|high queen)';

const dated = (label: string, source: string): Verb => ({ label, verb: verb(source), follow: 'date' });
const spanned = (label: string, source: string): Verb => ({ label, verb: verb(source), follow: 'span' });
const named = (label: string, source: string): Verb => ({ label, verb: verb(source, ''), follow: 'other' });

/** What is said of people, with the subject before it. */
export const OF_PEOPLE: readonly Verb[] = [
  spanned('lived', 'lived'),
  spanned(
    'reign',
    `ruled|reigned|governed|sat (?:up)?on the throne|held the (?:throne|crown)|wore the crown|${BE} ${RULER}|led|held office|served as [a-z]+`,
  ),
  dated(
    'born',
    `${BE} (?:born|brought into the world|delivered)|came (?:in)?to (?:the|this) world|came into this life|(?:first )?saw the light of day|entered (?:the|this) world|drew ${POSSESSIVE} first breath`,
  ),
  dated(
    'died',
    `died|passed away|passed on|perished|drowned|${BE} (?:killed|slain|murdered|assassinated|executed|hanged|beheaded|drowned|put to death|struck down|cut down|burned at the stake|burnt at the stake|burned alive|stabbed to death|beaten to death|poisoned to death|slaughtered|devoured|felled|butchered|garrotted|garroted|stoned to death|shot dead|lost at sea|found dead|taken by (?:the )?(?:fever|plague|illness|sickness|sea|flood|fire)|drawn and quartered|put to the sword)|was claimed by (?:the )?[a-z]+|fell (?=(?:at|during) (?:the )?(?:[Bb]attle|[Ss]iege|[Ss]torming|[Aa]ssault|[Ss]ack) )|fell in (?:the )?(?:battle|combat|action|war)|succumbed|met (?:${POSSESSIVE}|an?) (?:[a-z]+ )?(?:end|death|fate)|lost ${POSSESSIVE} life|breathed ${POSSESSIVE} last|drew ${POSSESSIVE} last breath|took ${POSSESSIVE} own life|(?:starved|froze|bled|burned|choked) to death|bled out|departed (?:this|from this) (?:life|world)|left this (?:life|world)|gave up the ghost|took ${POSSESSIVE} last breath|did not survive(?= the)|dies|gave ${POSSESSIVE} life|expired`,
  ),
  dated('buried', `${BE} (?:buried|interred|entombed|laid to rest|given burial)`),
  dated(
    'abdicated',
    `abdicated|${BE} (?:deposed|dethroned|overthrown)|stepped down|lost the (?:throne|crown)|gave up the (?:throne|crown)|(?:ruled|reigned|governed) until`,
  ),
  dated(
    'crowned',
    `${BE} (?:crowned|enthroned)|ascended|acceded|(?:took|seized|inherited|mounted|gained|assumed) (?:the throne|the crown|power)|came to (?:power|the throne)|rose to (?:power|the throne)|became (?:the )?(?:new |next |first |last )?${RULER}|(?:ruled|reigned|governed) since`,
  ),
  named(
    'parent',
    `${BE} (?:the|an?) (?:[a-z]+ ){0,2}(?:son|daughter|child) of |${BE} born(?:,? (?:(?!to )[^,;]){1,60})?,? to (?:(?:the|a|an) [a-z]+ )?(?=(?:[A-Z][a-z]+ )?\uE001)|(?:the )?(?:[a-z]+ )?(?:son|daughter|child) of `,
  ),
  named(
    'children',
    `${BE} the (?:[a-z]+ )?(?:father|mother|parent) of |bore (?:(?:him|her|them) )?(?:an? )?(?:[a-z]+ )?(?:son|daughter|child)?,? ?|had (?:an?|one|two|three|several|no other) (?:[a-z]+ )?(?:sons?|daughters?|child(?:ren)?)(?: called| named)?,? |fathered |gave birth to `,
  ),
  dated(
    'married',
    '(?:married|wed|wedded|was wed)(?! (?:again|secondly|until|for))|took (?:a|as (?:his|her|their)) (?:wife|husband|consort)',
  ),
  named('spouse', `${BE} married to |married |wed |${BE} the (?:husband|wife|spouse) of `),
  named(
    'battle',
    `(?:(?:was )?fought|fell|died|perished|took part|commanded|led|served|was present|${BE} (?:killed|slain|wounded|captured))(?: (?!at |in |of )[a-z]+){0,4} (?:in|at|during) (?:the )?(?=(?:[A-Z][a-z]+ )?\uE001)`,
  ),
  named('organization', `${BE} an? (?:[a-z]+ )?member of |joined `),
];

/** What is said of orders, places, events and texts. */
export const OF_THINGS: readonly Verb[] = [
  spanned('duration', `lasted|raged|ran|dragged on|continued|${BE} (?:fought|waged)|took place|began in`),
  spanned('existed', 'existed|stood|endured|flourished|was active|survived'),
  dated('date', `${BE} (?:fought|held)|took place|happened|occurred`),
  named(
    'location',
    `(?:${BE} (?:fought|held|waged|joined)|took place|happened|occurred|raged|began|broke out|started)(?: [^,;]{0,60}?)? (?:at|in|near|outside|before|around|beneath|under) (?:the )?(?:(?:walls|gates|fields|plains|town|city|village|fortress|fort|port|shadow|streets|outskirts) (?:of )?)?(?=\uE001)`,
  ),
  named(
    'part of',
    `(?:${BE} (?:fought|held|waged)|took place|happened|occurred)(?: [^,;]{0,60}?)? (?:during|as part of|in the course of|in the midst of) (?:the )?(?=\uE001)|${BE} (?:an? |the )?(?:[a-z]+ ){0,2}(?:part|battle|siege|engagement|skirmish|episode|clash|phase|event) (?:of|in) (?:the )?(?=\uE001)|formed part of (?:the )?|belonged to (?:the )?`,
  ),
  named(
    'wielder',
    `${BE} (?:[a-z]+ )?(?:wielded|carried|owned|held|worn|borne|possessed|used|kept) (?:[^,;]{0,30} )?by |belong(?:ed|s) to |passed to `,
  ),
  dated(
    'made',
    `${BE} (?:forged|crafted|smithed|hammered|cast|woven|carved|fashioned|made|sewn|painted|sculpted|wrought|cut)(?= (?:in|on|around|by|from|out|of|for|at|during)\\b)`,
  ),
  dated('began', 'began|begun|started|broke out|erupted|commenced|flared up|opened'),
  dated(
    'ended',
    `ended|concluded|finished|${BE} over|came to (?:an end|a close|its end)|drew to a close|closed`,
  ),
  dated(
    'founded',
    `${BE} (?:founded|established|formed|created|instituted|chartered|incorporated|inaugurated|settled|organized)|came into (?:being|existence)|dates? back to|traces its (?:[a-z]+ )?(?:founding|origins?|roots|history) (?:back )?to|has (?:existed|been active)`,
  ),
  dated(
    'dissolved',
    `${BE} (?:dissolved|disbanded|abolished|disestablished|broken up|wiped out)|ceased to exist|fell apart|broke (?:apart|up)|collapsed|disbanded|dissolved|disintegrated`,
  ),
  dated('built', `${BE} (?:built|constructed|erected|raised|completed)|has stood`),
  dated(
    'destroyed',
    `${BE} (?:[a-z]+ and )?(?:destroyed|razed|demolished|leveled|levelled|obliterated|ruined|flattened|abandoned|laid waste|torn down|pulled down|burned down|burnt down|wiped out|burned to the ground|burnt to the ground|reduced to (?:rubble|ashes|ruins)|swallowed by)|burn(?:ed|t) (?:down|to the ground)|fell (?:in)?to ruins?|(?:has|have|had) (?:lain|been|stood) (?:in ruins|abandoned|ruined|deserted|empty)|sank (?:beneath|into)`,
  ),
  dated(
    'written',
    `${BE} (?:written|penned|composed|authored|drawn up|drafted|compiled|signed|set down|inked)`,
  ),
  dated('ratified', `${BE} ratified|took effect|came into (?:force|effect)|entered into force`),
  dated(
    'expired',
    `expired|lapsed|ran out|${BE} (?:repealed|revoked|annulled|rescinded|voided)|became void|(?:was|is|remained|stayed) (?:valid|in force|in effect|binding|good) until|(?:expires|lapses|ends)`,
  ),
  named('author', `${BE} (?:written|penned|composed|authored|compiled) by |written by |penned by `),
  named('founder', `${BE} (?:founded|established|formed) by |founded by |established by `),
  named('leader', `${BE} (?:led|headed|run|commanded) by `),
  named('capital of', `${BE} the capital (?:city )?of `),
  named(
    'capital',
    `(?:is|are) (?:ruled|governed) from (?:its|the) capital,? (?:of |at |in )?|has its capital (?:at|in) `,
  ),
  named('location', `(?:lies|stands|sits|is located|is situated) (?:in|within) `),
  named('commanders', `${BE} (?:fought|waged) (?:[^,]{0,40} )?under (?:the command of )?`),
  {
    ...{ label: 'status', value: 'ruins', follow: 'nothing' },
    verb: verb(
      `(?:lies|lie|is|stands|now lies) (?:now |today )?(?:in ruins|abandoned|deserted)|(?:is|are) (?:now |today )?(?:an? |the )?(?:[a-z]+ )?(?:ruins?|ruined [a-z]+)|(?:was|has been) abandoned`,
    ),
  },
];

/** What stands behind “his” or “of the realm” and names another entry. */
export const POSSESSED: readonly (readonly [label: string, nouns: string])[] = [
  ['father', 'father'],
  ['mother', 'mother'],
  ['children', '(?:[a-z]+ )?(?:son|daughter|child)'],
  ['spouse', 'wife|husband|spouse|consort'],
  ['capital', 'capital(?: city)?'],
  ['leader', 'leader'],
  ['ruler', '(?:current |present )?(?:ruler|king|queen|emperor|empress)'],
];

/** What stands behind “his” and has a date. */
export const POSSESSED_DATES: readonly (readonly [label: string, words: string, follow: Follow])[] = [
  ['reign', '(?:reign|rule) (?:lasted|ran|went|was)', 'span'],
  ['crowned', '(?:reign|rule) (?:began|started)|coronation (?:was|took place)', 'date'],
  ['abdicated', '(?:reign|rule) (?:ended|came to an end)|abdication (?:came|was)', 'date'],
  [
    'died',
    '(?:death|end|demise|execution|murder) (?:came|was|is|in|followed|occurred|fell|took place)|(?:life|days) (?:ended|came to an end|was cut short)',
    'date',
  ],
  ['born', 'birth (?:was|is|came|in|fell|occurred|took place)', 'date'],
  ['founded', '(?:founding|foundation|establishment) (?:was|came|in)', 'date'],
  ['destroyed', '(?:destruction|fall|ruin) (?:was|is|came|in|followed)', 'date'],
  ['dissolved', '(?:dissolution|disbanding) (?:was|is|came|in|followed)', 'date'],
];

/** Doubt, hearsay, wishes and dreams: nothing in such a sentence is sure. */
export const DOUBT =
  /\b(?:some|many|few|others|most|people|they|sages?|scholars|historians|records|sources|chronicl\w+|bards|priests?|locals) (?:say|said|claim|claimed|believe|hold|insist|think|whisper|write|writes|wrote|state|disagree|swear)|\b(?:legends?|legend has it|folklore|myths?|tales? (?:says?|tells?)|stor(?:y|ies) (?:says?|tells?|goes|has)|rumou?r\w*|according to|supposed(?:ly)?|alleged(?:ly)?|reported(?:ly)?|purported(?:ly)?|apparently|seemingly|probably|possibly|perhaps|maybe|presumabl[ey]|presumed|assumed|likely|believed?s?|claim(?:s|ed|ing)?|said (?:to|her|his|their|the|some|many)|(?:is|was) said|says|thought|dream\w*|visions?|prophe\w+|foretold|pretend\w*|fak(?:e|ed|ing)|forged(?! (?:in|by|on|from|at|for|around|of|during|with)\b)|forger\w*|disputed?|debated|contested|uncertain|unclear|nearly|almost|would|could|might|may have|must have|should|if|unless|whether|another life|alternate (?:world|timeline)|had (?:he|she|they|it)\b|so the poets|imagin\w*|mistaken\w*|wrongly|falsely|erroneously|hoax|lie[sd]? that|myth\w*|supposition|hypothe\w+)\b/i;

/** Whom sentences name without a link. */
export const ENGLISH_BONDS: Bonds = {
  child:
    '(?:[Ss]on|[Dd]aughter|child|children) of @(?: and @)?|born (?:[^.;,]{0,40} )?to @(?: and @)?|(?:[Hh]is|[Hh]er|[Tt]heir) (?:[a-z]+ )?(?:son|daughter|child)(?:,| is| was) @',
  parent: '(?:father|mother)(?:,| is| was)(?: called| named)? @|(?:father|mother|parent) of @',
  battle: '(?:in|at|during|of) (?:the )?%',
  fought: '',
  held: '(?:wielded|carried|owned|held|worn|borne|possessed|used|kept|written|penned|composed|founded|established|led|ruled|commanded) (?:[^,;.]{0,20} )?by @|(?:belonged|belongs|passed) to @|^@ (?:[a-z]+ )?(?:wielded|carried|owned|bore|possessed|inherited|swung|commanded) ',
};
