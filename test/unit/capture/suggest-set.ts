import type { Clip } from '../../../lib/capture/index.ts';

/** What a page says about its subject, and the template that a writer would choose. */
export interface LabelledClip {
  template: string;
  text: string;
  /** Labels of infobox rows. */
  labels: string[];
  hints: string[];
}

/** Template | first sentence | infobox labels | hints of the page. */
const TABLE = `
person | Sister Anwen Marr (17 March 811 – 869) was a cartographer and diarist from the Lower Fens who mapped the drowned roads. | Born, Died, Occupation | infobox, biography, vcard
person | King Oswin IV, called the Patient, ruled Ardmoor for fifty-one years. | Reign, Predecessor, Successor, Spouse, House | Monarchs of Ardmoor
person | Captain Rhea Toll is the protagonist of the series and the commander of the frigate Lantern. | Species, Gender, Affiliation, Rank | portable-infobox, character, Characters
person | Idris Calloway is an American astronaut and physicist who flew on three missions. |  | Person, Article
person | Old Brannoch was the most feared pirate of the Glass Coast. | Alias, Status |
person | Maelle Dufour, née Arnaud, is a French mezzo-soprano. | Born, Genres, Years active | Living people, 1971 births
settlement | Harrowmere is a market town in the Lower Fens, on the north bank of the Wend. | Country, Mayor, Population, Demonym | ib-settlement
settlement | Qarthil, the City of Nine Gates, is the largest city of the southern desert. | Founded, Population, Rulers | Cities, Locations
settlement | Lower Wick is a village and civil parish in the county of Dorsey, England. | Population, OS grid reference, Post town, Dialling code | Villages in Dorsey
settlement | Brightwater is a settlement in the Commonwealth in 2287. | Factions, Leaders, Merchants | location, Settlements
settlement | Lisbon is the capital and largest city of Portugal. | Mayor, Population, Time zone | City, Article
location | Mount Karesh is a dormant volcano in the Emberline and the highest peak of the range. | Elevation, Prominence, Coordinates, Mountain type | geography, Mountains
location | The Whispering Fen is a marsh in the east, home to will-o’-the-wisps. | Region, Inhabitants | Locations, Swamps
location | Lake Sorrow is a deep lake of fresh water fed by the river Orra. | Type, Basin countries, Max. depth, Surface area |
location | The Danube is the second-longest river in Europe, after the Volga. | Source, Mouth, Length, Basin size | Rivers of Europe
location | Vael is a forest moon orbiting the gas giant Thorne. | Sector, System, Climate, Terrain | Moons, Planets
landmark | Ashfall Keep is a ruined castle in the Vale of Cinders. | Founded, Garrison, Height | Castles, Locations
landmark | The Pharos of Alexandria was a lighthouse built by the Ptolemaic Kingdom. | Height, Completed, Architect | Lighthouses in Egypt, LandmarksOrHistoricalBuildings
landmark | The Salt Stair Bridge is a stone arch bridge crossing the river Wend. | Carries, Crosses, Total length, Opened | Bridges
landmark | The Gilded Goose is a tavern in the docks of Harrowmere. | Owner, Location | Taverns, Buildings
landmark | Saint Ostra’s is an abbey church of the twelfth century. | Denomination, Architectural style, Completed | Churches
organization | The Lamplighters’ Guild is a trade guild of Qarthil that keeps the city’s beacons. | Founded, Headquarters, Leader, Members |
organization | Ardmoor, officially the Kingdom of Ardmoor, is a country in the north. | Capital, Official languages, Government, Currency | Country
organization | Voss & Daughters is a multinational shipping company founded in 1884. | Industry, Founded, Headquarters, Revenue | Organization, vcard
organization | The Order of the Ashen Hand is a secret society of assassins. | Type, Leader, Goals | Factions, Organizations
organization | The Church of the Drowned God is the dominant religion of the isles. | Deity, Clergy, Holy book | Religions
organization | House Varn is a noble house of the Vale, sworn to the crown. | Sigil, Words, Seat, Current lord | Noble houses
formation | The Ninth Legion was a legion of the Imperial army raised in 211. | Active, Allegiance, Size, Engagements | Military units
formation | The Grey Lancers were a regiment of heavy cavalry. | Branch, Garrison/HQ, Motto | Regiments
formation | The Third Fleet is a naval fleet of the Alliance. | Commander, Engagements | Fleets, Military units
species | The salt drake (Draco salinarius) is a small dragon of the coast. | Habitat, Diet, Lifespan | infobox, biota
species | The red fox is the largest of the true foxes and one of the most widely distributed members of the order Carnivora. | Kingdom, Phylum, Family, Genus, Species | infobox, biota, Mammals of Europe
species | Moonpetal is a flowering plant that opens only at night. | Kingdom, Family | Plants
species | Gloomstalkers are large arachnids that hunt in the deep caves. | Type, Challenge, Armor class, Hit points | Monsters, Creatures
species | The Threll are a sentient species from the planet Vael. | Designation, Average height, Skin color, Homeworld | Sentient species
ethnicity | The Merer are an ethnic group native to the Lower Fens. | Total population, Languages, Religion, Related ethnic groups |
ethnicity | The Tuareg people are a large Berber ethnic group. | Total population, Regions with significant populations |
ethnicity | The Ash Walkers are a nomadic people of the southern dunes. |  | Ethnic groups, Cultures
militaryConflict | The Battle of Harrow Field was fought on 3 May 611 between Ardmoor and the Vale. | Date, Location, Result, Belligerents, Strength | vevent
militaryConflict | The War of the Two Lamps was a conflict over the succession of Ardmoor. | Combatants, Casualties, Outcome | Wars
militaryConflict | The Siege of Ashfall was a military siege in the winter of 402. | Conflict, Date, Commanders | Sieges, Events
item | Dawnbreaker is a legendary sword forged by the smiths of Karesh. | Damage, Weight, Wielder | Weapons, Swords
item | The Lantern of Ulm is a magical artifact that shows what was. | Owner, Rarity | Artifacts
item | The potion of stillness is a consumable that stops the heart for an hour. | Weight, Value, Effects | Items, Potions
item | Crown of Thorns is a helmet in the game. | Slot, Defense, Price | Armor
vehicle | HMS Lantern was a 38-gun fifth-rate frigate of the Royal Navy. | Builder, Launched, Beam, Propulsion, Complement |
vehicle | The Star Heron is a light freighter flown by Rhea Toll. | Manufacturer, Model, Class, Length, Hyperdrive rating, Crew | Starships
vehicle | The Marrow No. 4 is a steam locomotive built in 1879. | Builder, Gauge, Top speed | Locomotives
material | Sunsteel is an alloy of copper and starlight. | Color, Hardness | Metals, Materials
material | Quartz is a hard, crystalline mineral composed of silica. | Formula, Crystal system, Mohs scale hardness, Luster | Minerals
language | Old Fennish is an extinct language of the Lower Fens. | Native to, Era, Language family, Writing system |
language | Haremer is a dialect of Fennish spoken by about 3,000 people. | Native speakers, ISO 639-3 |
condition | Scurvy is a disease resulting from a lack of vitamin C. | Symptoms, Causes, Treatment | MedicalCondition
condition | Greyscale is a deadly illness that turns the flesh to stone. | Symptoms, Mortality | Diseases
condition | The Mummer’s Curse is a curse that steals the voice. | Duration, Cure | Curses
spell | Fireball is a third-level evocation spell. | Casting time, Range, Components, Duration | Spells
spell | Mage Hand is a cantrip that makes a spectral hand. | School, Casting time, Range, Duration |
ritual | The Night of Lamps is a festival held at midwinter in Qarthil. | Observed by, Date, Frequency, Celebrations | Festivals
ritual | The Binding is a ceremony by which a keeper takes a well. | Frequency, Participants | Ceremonies
technology | The Marrow engine is a device that turns heat into song. | Inventor, Inception | Technology
technology | Movable type is the system and technology of printing that uses movable components. | Inventor, Invented | Chinese inventions
rank | Lord Warden is a title held by the commander of the northern wall. | Style, Appointer, Term length, First holder |
rank | Commodore is a senior naval rank used in many navies. | Equivalent ranks, Next higher rank, Next lower rank | Military ranks
profession | Wellkeeper is a profession in Karesh, passed from aunt to niece. | Activity sectors, Competencies |
profession | A chandler is a craftsman who makes and sells candles; chandlery is a trade. | Fields of employment, Related jobs | Occupations
myth | The Drowned Bride is a legend told along the Glass Coast. |  | Folklore, Legends
myth | Orra is the goddess of rivers and of those who leave. | Abode, Symbol, Consort, Parents | Deities, Goddesses
document | The Fen Rolls are a manuscript of the ninth century that lists every eel-weir of Harrowmere. | Author, Language, Date | Manuscripts
document | The Treaty of Ulm was a peace treaty signed in 613. | Signed, Location, Signatories | Treaties
document | The Lamp Keeper’s Handbook is a book by Maren Holloway, first published in 1911. | Author, Publisher, Pages, ISBN | Book
prose | “The Eel-Wife’s Song” is a poem in seven stanzas. | Lines, Metre, Rhyme scheme | Poems
prose | The Ballad of Oth is a traditional ballad of the Vale. | Lines | Ballads
law | Ulm’s Law is a law of thaumaturgy stating that nothing burns twice. | Field of law | Physical laws
article | Ten tips for writing better fantasy maps, and why your rivers should never split. |  | BlogPosting, Article
article | We talked to three bakers about bread, hope and the end of the world. |  | NewsArticle
`;

const list = (words: string | undefined): string[] => (words ? words.split(', ') : []);

export const LABELLED: readonly LabelledClip[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [template = '', text = '', labels, hints] = line.split('|').map((part) => part.trim());
    return { template, text, labels: list(labels), hints: list(hints) };
  });

export function asClip(labelled: LabelledClip): Pick<Clip, 'kind' | 'text' | 'facts'> & { hints: string[] } {
  const facts = labelled.labels.map((label) => ({ label, value: 'x' }));
  return { kind: 'page', text: labelled.text, facts, hints: labelled.hints };
}
