import type { Body, Entry } from '../../../lib/library/index.ts';
import type { Statblock } from '../../../lib/model/index.ts';

export const WORLD = 'w1';

/** The older dialect as in real worlds: Markdown emphasis, dice with and without markup, numbers without units. */
export const marshWyrm: Record<string, string> = {
  name: 'Marsh Wyrm',
  cr: '9 (5,000 XP)',
  types: 'dragon',
  size: 'Huge',
  languages: 'Understands Draconic but can’t speak',
  alignment: 'Neutral Evil',
  description:
    'Old as the dyke. **Never** wake it; see @[The Dyke](landmark:565f51ab-3d72-4c3c-bfd2-8dd1a5334a92).',
  suggestedenvironment: 'Salt marsh',
  ac: '17 (natural armor)',
  hitpoints: '161 ([roll:14d12+70])',
  strength: '23',
  dexterity: '10',
  constitution: '21',
  intelligence: '8',
  wisdom: '13',
  charisma: '15',
  movement: '40',
  fly: '80',
  hover: '',
  burrow: '',
  swim: '60',
  climb: '',
  senses: 'blindsight 30 ft., passive Perception 17',
  skills: 'Perception +7, Stealth [roll:1d20+4|+4]',
  savingthrows: 'Dex +4, Con +9, +5 wis',
  damagevulnerabilities: '',
  damageresistances: 'Bludgeoning from nonmagical weapons',
  damageimmunities: 'poison',
  conditionimmunities: 'poisoned',
  spellcasting: '',
  atwill: '',
  onceperday: '',
  twiceperday: '',
  thriceperday: '',
  specialabilities:
    '***Amphibious.*** The wyrm can breathe air and water.\r\n\r\n***Legendary Resistance (3/Day).*** If it fails a saving throw, it can choose to succeed instead.',
  actions:
    '***Bite.** Melee Weapon Attack:* +10 to hit, reach 10 ft., one target. *Hit:* 17 (2d10 + 6) piercing damage plus 9 [roll:2d8] poison damage.\n***Tail. ****Melee Weapon Attack: *+10 to hit, reach 15 ft. Hit: 15 ([roll:2d8+6]) bludgeoning damage.',
  reactions: '**Snap**. When a creature leaves its reach, it takes 1d10+6 damage.',
  legendaryactions:
    'The wyrm can take 3 legendary actions.\r\n\r\n**Detect.** It makes a Wisdom (Perception) check.',
  lairdescription: '',
  lairactions: '',
  regionaleffects: 'Fog lies within a mile of it.',
  image: '5777371',
  tabledata: '',
  tags: 'marsh,dragon',
  templateId: '21',
  blockId: '1441906',
  world: '5f6c3db6-4dee-465c-88d6-f9d8144035f1',
  folder: 'null',
  isShared: 'on',
};

/** The newer dialect: other keys, squares instead of feet, extra fields. */
export const bellKnight: Record<string, string> = {
  name: 'Bell Knight',
  challenge_rating: '5',
  xp: '1,800',
  types: 'Construct',
  pb: '+3',
  size: 'Medium',
  sizer: 'NONE',
  languages: '—',
  alignment: 'Unaligned',
  description: '',
  armor_class: '18 (plate)',
  hit_points: '93 [roll:11d8+44]',
  strength: '18',
  dexterity: '9',
  constitution: '18',
  intelligence: '3',
  wisdom: '10',
  charisma: '1',
  base_movement_units: 'sq.',
  base_movement_in_ft: '6',
  fly_movement_in_ft: '12',
  can_hover: '1',
  senses: 'passive Perception 10',
  skills: 'Athletics +7',
  saving_throws: 'Str +7, Con +7',
  damage_immunities: 'poison, psychic',
  condition_immunities: 'charmed, frightened',
  special_abilities: '[i][b]Toll.[/b][/i] (Recharge [roll:1d6>=5]) All who hear it fall prone.',
  actions:
    '[i][b]Clapper.[/b][/i] [i]Melee Weapon Attack:[/i] +7 to hit, reach 1 sq., [i]Hit:[/i] [roll:2d8 + 4] damage.',
  bonus_actions: 'Ring: one bell answers.',
  tactics: 'It walks the wall and never leaves it.',
  image_gallery_id: '',
  source: 'The Saltmere Book p. 41',
};

/** An unknown template: long and short values, a table, a checkbox, an image. */
export const ship: Record<string, string> = {
  name: 'The Heron',
  class: 'lugger',
  hull: '34',
  commissioned: 'on',
  picture: '3',
  guns: 'Gun|Range|Damage\r\nSwivel|40|[roll:1d8|d8]\r\nLong nine|300|3d6',
  omens: '1|A gull that will not land\r\n2|A lamp under water',
  history: 'Built in the year of the long frost.\r\n\r\nShe has outlived four masters.',
  aboutTheCrew: 'Eleven, and a cat',
};

export function statblock(data: Record<string, string> | null, change: Partial<Statblock> = {}): Statblock {
  const template = Number(data?.templateId ?? (data?.challenge_rating ? 2991 : 5104));
  return {
    id: 363530,
    title: data?.name ?? 'Untitled',
    kind: 'Block',
    slug: null,
    state: 'private',
    url: 'https://platform.example/sheet/363530/view',
    icon: null,
    tags: data?.tags?.split(',').filter(Boolean) ?? [],
    unread: null,
    updatedAt: Date.now() - 86_400_000,
    worldId: WORLD,
    authorName: null,
    createdAt: null,
    raw: {},
    isShared: true,
    template: {
      id: template,
      title: template === 5104 ? 'Ship' : 'Monster',
      system: null,
    },
    data,
    source: null,
    parser: null,
    folder: null,
    ...change,
  };
}

export function entryOf(resource: Statblock, change: Partial<Entry> = {}): Entry {
  return {
    worldId: WORLD,
    kind: 'statblock',
    id: String(resource.id),
    title: resource.title,
    aliases: [],
    template: resource.template?.title ?? null,
    state: resource.state,
    isDraft: false,
    isWip: false,
    tags: resource.tags,
    excerpt: null,
    url: resource.url,
    slug: null,
    categoryId: null,
    updatedAt: resource.updatedAt,
    wordcount: null,
    isPending: false,
    ...change,
  };
}

export const bodyOf = (resource: Statblock, change: Partial<Body> = {}): Body => ({
  resource,
  readAt: Date.now() - 7_200_000,
  updatedAt: resource.updatedAt,
  text: '',
  ...change,
});
