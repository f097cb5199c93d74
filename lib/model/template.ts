import { BOROMIR_ONLY, type TemplateCode } from './template-codes.ts';

/** Which API versions accept a template code: both, or only boromir. */
export type TemplateSupport = 'both' | 'current';

export interface Template {
  code: string;
  /** The name that users know. */
  label: string;
  sentence: string;
  /** Synonyms for searching. */
  aliases: string[];
  support: TemplateSupport;
}

function template(code: TemplateCode, label: string, sentence: string, aliases = ''): Template {
  const support = BOROMIR_ONLY.has(code) ? 'current' : 'both';
  return { code, label, sentence, aliases: aliases ? aliases.split(' ') : [], support };
}

/** All templates with their labels, in the order of the codes. */
export const TEMPLATES: readonly Template[] = [
  template('person', 'Character', 'Somebody: a hero, a villain, a shopkeeper.', 'person npc pc hero people'),
  template('report', 'Session report', 'What happened at the table.', 'session log recap'),
  template('landmark', 'Building or landmark', 'One building, ruin or sight.', 'building ruin tower dungeon'),
  template('plot', 'Plot', 'A thread of the story and where it leads.', 'quest adventure arc'),
  template('settlement', 'Settlement', 'A village, town or city.', 'city town village'),
  template(
    'organization',
    'Organization',
    'A guild, a nation, a faith, a company.',
    'guild nation country faction religion',
  ),
  template('article', 'Generic article', 'Anything that fits nowhere else.', 'generic note page'),
  template(
    'location',
    'Geography',
    'A land, a sea, a forest, a star.',
    'location place region river mountain',
  ),
  template('item', 'Item', 'A thing that can be held, worn or wielded.', 'weapon artefact artifact object'),
  template('species', 'Species', 'A kind of creature or plant.', 'creature monster animal plant race'),
  template('ethnicity', 'Ethnicity', 'A people and its culture.', 'culture people tribe'),
  template('document', 'Document', 'A letter, a treaty, a book.', 'letter book treaty text'),
  template('myth', 'Myth or legend', 'A story that people tell.', 'legend prophecy tale'),
  template('language', 'Language', 'A tongue, its sounds and words.', 'tongue script'),
  template('militaryConflict', 'Military conflict', 'A war, a battle, a siege.', 'war battle conflict siege'),
  template(
    'formation',
    'Military formation',
    'An army, a fleet, a company of soldiers.',
    'army unit fleet military',
  ),
  template('profession', 'Profession', 'What somebody does for a living.', 'job trade occupation'),
  template('rank', 'Rank or title', 'A place in an order, and its rights.', 'title nobility office'),
  template(
    'ritual',
    'Ritual or tradition',
    'What people do, and why they always have.',
    'tradition ceremony festival',
  ),
  template('spell', 'Spell', 'A working of magic.', 'magic cantrip'),
  template('technology', 'Technology', 'A craft, an invention, a science.', 'invention science'),
  template('vehicle', 'Vehicle', 'A ship, a wagon, a flying machine.', 'ship wagon'),
  template('material', 'Material', 'A metal, a mineral, a cloth.', 'metal mineral'),
  template('condition', 'Condition', 'An illness, a curse, a state of being.', 'disease illness curse'),
  template('law', 'Natural law', 'A rule that the world itself obeys.', 'physics natural'),
  template('prose', 'Prose', 'A tale, a poem, a scene.', 'story poem fiction'),
];
