import type { Clip } from './clip.ts';

export interface TemplateSuggestion {
  /** A World Anvil template code. */
  template: string;
}

interface Evidence {
  template: string;
  /** Matches hints: types, infobox classes, categories. */
  hint: RegExp;
  /** Matches the noun of “X is a …”. */
  noun: RegExp;
  /** Matches labels of infobox rows. */
  label: RegExp;
}

const row = (template: string, hint: string, noun: string, label: string): Evidence => ({
  template,
  hint: new RegExp(`(?:^|[^a-z])(?:${hint})(?:s|es)?(?:$|[^a-z])`, 'i'),
  noun: new RegExp(`^(?:${noun})s?$`, 'i'),
  label: new RegExp(`^(?:${label})$`, 'i'),
});

/** Ordered by how conclusive the evidence is: a person's infobox is more telling than a place's. */
const EVIDENCE: readonly Evidence[] = [
  row(
    'person',
    'person|biography|vcard|character|people|birth|death|living people',
    'man|woman|king|queen|emperor|empress|duke|duchess|lord|lady|pirate|captain|physicist|cartographer|diarist|astronaut|soldier|merchant|thief|assassin|composer|musician|singer-songwriter|historian|inventor|monk|nun|bishop|protagonist|antagonist|knight|wizard|writer|author|poet|philosopher|politician|actor|actress|singer|painter|scientist|explorer|general|saint|character|princess|prince|priest|warrior|hero|sorcerer|engineer',
    'born|died|birth ?name|spouse|children|occupation|parents?|age|gender|nationality|alias(?:es)?',
  ),
  row(
    'species',
    'species|taxobox|biota|creature|animal|taxon|monster|plant',
    'species|genus|family of .*|animal|bird|fish|mammal|plant|creature|beast|monster|dragon|tree|insect|race',
    'kingdom|phylum|genus|species|family|habitat|diet|lifespan|conservation status',
  ),
  row(
    'ethnicity',
    'ethnic group|ethnicity|ethnic',
    'people|tribe|ethnic group|nation of people',
    'total population|regions with significant populations|related ethnic groups',
  ),
  row(
    'militaryConflict',
    'battle|war|military conflict|vevent|siege|conflict',
    'battle|war|siege|conflict|campaign|rebellion|revolt|skirmish',
    'belligerents|combatants|casualties(?: and losses)?|strength|result',
  ),
  row(
    'formation',
    'military unit|regiment|army|legion|fleet',
    'army|legion|regiment|brigade|fleet|division|cohort',
    'garrison(?:/hq)?|branch|engagements|commanders?',
  ),
  row(
    'settlement',
    'city|settlement|town|village|capital|municipality|administrativearea|cities',
    'city|town|village|capital|settlement|port|hamlet|municipality|metropolis',
    'mayor|population|demonym|postal code|area code|elevation',
  ),
  row(
    'organization',
    'organization|organisation|company|corporation|country|state|guild|faction|government|kingdom|religion',
    'organi[sz]ation|company|guild|order|faction|country|kingdom|empire|republic|state|society|church|clan|corporation|religion|party|noble house|cult|alliance|federation|union|brotherhood|syndicate',
    'founded|founders?|leaders?|headquarters|members|membership|capital|government|currency|motto|industry',
  ),
  row(
    'landmark',
    'landmarksorhistoricalbuildings|landmark|building|castle|lighthouse|tower|temple|monument|touristattraction',
    'lighthouse|castle|tower|temple|building|fortress|palace|bridge|ruin|monument|cathedral|church building|dungeon|library|wonder|abbey|abbey church|monastery|tavern|inn|keep|mill|museum|shrine|tomb|theatre|mansion',
    'architect|built|constructed|construction|height|tower height|range|completed|architectural style',
  ),
  row(
    'location',
    'place|geography|mountain|river|lake|island|forest|region|landform|body of water',
    'mountain|river|lake|island|forest|desert|region|sea|ocean|valley|continent|peninsula|planet|moon|marsh|swamp|fen|bay|cape|hill|volcano|glacier|canyon|reef|plain|coast|waterfall|cave',
    'coordinates|length|depth|basin size|range|biome|climate',
  ),
  row(
    'vehicle',
    'vehicle|ship|aircraft|locomotive|car',
    'ship|vessel|vehicle|aircraft|wagon|boat|frigate|starship|tank|freighter|locomotive|carriage|cruiser|airship',
    'displacement|draught|propulsion|beam|builder|launched|speed|crew',
  ),
  row(
    'item',
    'product|weapon|artifact|artefact|sword|item',
    'sword|weapon|artefact|artifact|ring|tool|item|instrument|amulet|crown',
    'damage|weight|manufacturer|price|rarity|wielder|owner',
  ),
  row(
    'material',
    'mineral|material|chemical|element|metal',
    'mineral|metal|alloy|material|element|compound|stone|gem|fabric',
    'formula|crystal system|mohs.*|colour|color|lustre|density',
  ),
  row(
    'language',
    'language',
    'language|dialect|tongue|creole',
    'native speakers|language family|writing system|iso 639.*|script',
  ),
  row(
    'condition',
    'medicalcondition|disease|illness|medical condition|syndrome',
    'disease|illness|condition|disorder|syndrome|infection|curse',
    'symptoms|causes?|treatment|prevention|duration|complications',
  ),
  row('spell', 'spell', 'spell|cantrip|charm', 'casting time|components|school|level'),
  row(
    'ritual',
    'ritual|festival|tradition|ceremony|holiday',
    'ritual|ceremony|festival|tradition|holiday|rite',
    'observed by|celebrations|observances|frequency',
  ),
  row(
    'technology',
    'technology|invention',
    'technology|invention|device|machine|technique',
    'inventor|invented|inception',
  ),
  row(
    'rank',
    'title|rank|noble title|office',
    'title|rank|office|dignity',
    'style|term length|formation|first holder|appointer',
  ),
  row(
    'profession',
    'occupation|profession',
    'profession|occupation|trade|job|craft',
    'competencies|fields of employment|activity sectors',
  ),
  row('law', 'physical law', 'law of .*|principle', 'field of law'),
  row(
    'myth',
    'myth|legend|deity|mythology|folklore',
    'myth|legend|god|goddess|deity|folk tale',
    'abode|consort|cult center|day|mythology',
  ),
  row(
    'document',
    'book|legislation|treaty|letter|manuscript',
    'book|novel|treaty|letter|manuscript|document|scroll|charter',
    'pages|isbn|publisher|signed|author',
  ),
  row(
    'prose',
    'poem|shortstory|short story',
    'poem|short story|tale|sonnet|ballad',
    'lines|metre|rhyme scheme',
  ),
];

/** What every stat block has, in D&D's terms and their translations, each before a number. */
const ARMOR =
  /(?<!\p{L})(?:armou?r class|AC|rüstungsklasse|classe d['’]armure|clase de armadura|classe armatura|classe de armadura|klasa pancerza|アーマークラス)[\s:|]{0,4}\d/iu;
const HIT_POINTS =
  /(?<!\p{L})(?:hit points|HP|trefferpunkte|points de vie|puntos de golpe|punti ferita|pontos de vida|punkty wytrzymałości|ヒット・?ポイント)[\s:|]{0,4}\d/iu;
const ABILITY =
  /(?<!\p{L})(?:STR|DEX|CON|INT|WIS|CHA|GES|KON|WEI|FOR|SAG|FUE|DES|SAB|CAR|COS|SIŁ|ZRĘ|MĄD)(?!\p{L})/gu;
const FURTHER = /(?<!\p{L})(?:speed|challenge(?: rating)?|CR|saving throws|senses|initiative)(?!\p{L})/giu;

/** Whether a text has the stat block of a monster. */
function hasStatblock(text: string): boolean {
  if (!ARMOR.test(text) || !HIT_POINTS.test(text)) return false;
  const distinct = (pattern: RegExp) =>
    new Set((text.match(pattern) ?? []).map((one) => one.toLowerCase())).size;
  return distinct(ABILITY) >= 4 || distinct(FURTHER) >= 3;
}

/**
 * Up to three templates that fit the page, best first. The generic article if there is no evidence. A page with a stat
 * block is a monster's, whatever its labels, unless its text says what else it is.
 */
export function suggestTemplate(
  clip: Pick<Clip, 'text' | 'facts' | 'kind'> & { hints?: string[] },
): TemplateSuggestion[] {
  const noun = firstNoun(clip.text);
  if (hasStatblock(clip.text)) {
    const named = EVIDENCE.filter((evidence) => noun.some((word) => evidence.noun.test(word)));
    return [...new Set([...named.map(({ template }) => template), 'species'])]
      .slice(0, 3)
      .map((template) => ({ template }));
  }
  const found = EVIDENCE.map((evidence) => ({
    score: scoreOf(evidence, clip, noun),
    template: evidence.template,
  }))
    .filter((one) => one.score > 0)
    .sort((one, other) => other.score - one.score);
  const best = found.slice(0, 3).map(({ template }) => ({ template }));
  return best.length > 0 ? best : [{ template: 'article' }];
}

function scoreOf(
  evidence: Evidence,
  clip: { facts: Clip['facts']; kind: string; hints?: string[] },
  noun: string[],
): number {
  const nounFound = noun.find((word) => evidence.noun.test(word));
  const hints = (clip.hints ?? []).filter(
    (hint) => evidence.hint.test(hint.replace(/([a-z])([A-Z])/g, '$1 $2')) || evidence.hint.test(hint),
  );
  const labels = clip.facts.filter((fact) => evidence.label.test(fact.label));
  const score =
    (nounFound ? 5 : 0) +
    Math.min(hints.length, 3) * (clip.kind === 'page' ? 2 : 1) +
    Math.min(labels.length, 4) * 1.5;
  return score;
}

/** Candidates for the noun in “X is a tall lighthouse on …”. */
function firstNoun(text: string): string[] {
  const match = /\b(?:is|was|are|were)\s+(?:an?|the|one of the)\s+([^.,;:()\n]{1,80})/i.exec(
    text.slice(0, 600),
  );
  const phrase =
    (match?.[1] ?? '').split(/\s+(?:of|in|on|at|by|from|that|which|who|to|for|located|with|and)\s/i, 1)[0] ??
    '';
  const parts = phrase.trim().split(/\s+/);
  return [parts.slice(-2).join(' '), ...parts.reverse()].filter((word) => word !== '');
}
