import type { NameKind } from './found.ts';

// Titles of lists of articles, of notes and logs, in the languages of the interface. Texts use these words all the time
// without meaning the list.

const TITLES: readonly string[] = [
  `appendix|articles|artifacts|beasts|bestiary|buildings|calendar|campaign|campaigns|categories|changelog|characters|
    cities|classes|conflicts|contents|continents|countries|creatures|cultures|culture|currency|deities|diseases|
    documents|economy|encounters|equipment|ethnicities|events|factions|families|faq|food|general|geography|glossary|
    gods|government|groups|guilds|handouts|history|home|home page|homepage|house rules|ideas|inbox|index|introduction|
    items|journal|kingdoms|landmarks|languages|laws|locations|log|logs|lore|magic|magic items|main page|maps|materials|
    meta|military|misc|miscellaneous|monsters|mythology|myths|nations|natural laws|notes|npc|npcs|objects|organisations|
    organizations|other|overview|pantheon|party|pcs|people|people of interest|peoples|persons|places|planes|plants|
    player characters|players|plots|politics|professions|quests|races|readme|recap|recaps|regions|religion|religions|
    resources|rituals|rules|science|secrets|session notes|sessions|setting|settlements|society|species|spells|start|
    statblocks|stories|technology|template|templates|timeline|timelines|todo|to do|towns|traditions|treasure|untitled|
    vehicles|villages|wars|weapons|wiki|world|worldbuilding|worlds`,
  `allgemein|begriffe|berufe|bewohner|charaktere|dörfer|einführung|ereignisse|fraktionen|fähigkeiten|gebäude|gegenstände|
    geschichte|geographie|glossar|gruppen|götter|inhalt|karten|kategorien|klassen|kreaturen|kulturen|königreiche|
    länder|magie|mythologie|notizen|orte|organisationen|personen|rassen|regeln|religionen|sitzungen|spezies|sprachen|
    städte|technologie|tiere|übersicht|völker|waffen|welt|zauber|zeitleiste`,
  `accueil|armes|cartes|créatures|dieux|événements|factions|histoire|lieux|langues|magie|monde|notes|objets|
    organisations|pays|personnages|peuples|régions|religions|règles|royaumes|sommaire|sorts|villes`,
  `acontecimientos|armas|ciudades|criaturas|dioses|eventos|facciones|historia|hechizos|idiomas|índice|inicio|lugares|
    magia|mapas|mundo|notas|objetos|organizaciones|países|personajes|pueblos|razas|regiones|reglas|reinos|religiones`,
  `cidades|criaturas|deuses|facções|feitiços|história|itens|locais|magias|organizações|personagens|povos|raças|
    regiões|regras|religiões`,
  `bogowie|frakcje|historia|indeks|istoty|języki|kraje|krainy|ludy|magia|mapy|miasta|miejsca|notatki|organizacje|
    państwa|postacie|potwory|przedmioty|rasy|regiony|religie|wydarzenia|zaklęcia|zasady|świat`,
  `人物|人物一覧|キャラクター|キャラクター一覧|登場人物|場所|地名|組織|種族|アイテム|魔法|用語集|歴史|年表|世界|地図|神々|国家|言語|目次`,
  `الشخصيات|شخصيات|الأماكن|أماكن|المنظمات|الأحداث|أحداث|التاريخ|السحر|الأشياء|المخلوقات|الفهرس|ملاحظات|العالم|الخرائط|المدن`,
];

const ALL = new Set(TITLES.flatMap((titles) => titles.split('|').map((title) => title.trim())));

/** Whether a name is only the title of a list. People and what has a name of its own may be called like one. */
export const isIndexTitle = (name: string, kind: NameKind): boolean =>
  kind !== 'person' && kind !== 'proper' && ALL.has(name.trim().toLowerCase());
