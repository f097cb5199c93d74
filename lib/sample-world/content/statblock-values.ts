type Values = Record<string, string>;

export const lampEater: Values = {
  name: 'Lamp-Eater',
  size: 'Large',
  type: 'aberration',
  alignment: 'neutral evil',
  cr: '7',
  ac: '15',
  hitpoints: '127 ([roll:15d10+45])',
  movement: '10 ft., swim 50 ft.',
  str: '19',
  dex: '14',
  con: '17',
  int: '6',
  wis: '15',
  cha: '9',
  savingthrows: 'Con +6, Wis +5',
  skills: 'Stealth +5',
  senses: 'blindsight 60 ft., passive Perception 12',
  languages: 'understands Harbour Cant',
  description: 'It comes for the light, and takes the keeper with it.',
  specialabilities:
    '**Drawn to flame.** It knows where every lamp within a mile burns.\r\n\r\n[b]Dark water.[/b] Dim light becomes darkness within 30 ft.',
  actions:
    '**Bite.** [roll:1d20+7|To hit], [roll:2d8+4|piercing damage].\r\n**Swallow light.** One lamp goes out; [tooltip:DC 14]Wisdom save[/tooltip].',
  reactions: '',
  legendaryactions: 'It acts again at each bell: see [blocklink:363531].',
  image: '2',
  tags: 'harbour,monster',
};

export const drownedWarden: Values = {
  name: 'Drowned Warden',
  size: 'Medium',
  type: 'undead',
  alignment: 'lawful neutral',
  challenge_rating: '4',
  armor_class: '16 (breastplate)',
  hit_points: '68 ([roll:8d8+32])',
  base_movement_in_ft: '30',
  strength: '16',
  dexterity: '11',
  constitution: '18',
  intelligence: '12',
  wisdom: '14',
  charisma: '13',
  saving_throws: 'Wis +4',
  skills: 'Perception +4',
  senses: 'darkvision 60 ft.',
  languages: 'the old Watch signs',
  description: 'Still keeps the hours. [i]Still counts the lamps.[/i]',
  special_abilities: '[b]Turn of the watch.[/b] Once a night it may not be hurt until the bell is rung.',
  actions: '[ul][li]Boat hook: [roll:1d20+5], [roll:1d10+3][/li][li]Drown the flame[/li][/ul]',
  reactions: 'Parry: +3 to AC against one blow.',
  legendary_actions: '',
  image: '1',
  tags: 'harbour,undead,ward',
};

export const heron: Values = {
  name: 'The Heron',
  class: 'lugger',
  hull: '34',
  crew: '11',
  commissioned: 'on',
  picture: '3',
  guns: 'Gun|Range|Damage\r\nSwivel|40|[roll:1d8]\r\nLong nine|300|[roll:3d6]',
  cargo: '- Lamp oil, forty casks\r\n- A bell without a tongue\r\n- Nothing else, she says',
  omens: '1|A gull that will not land\r\n2|A lamp under water\r\n3|[b]The tenth light[/b]',
  tags: 'ship',
};

export const isaura: Values = {
  name: 'Isaura Venn',
  concept: 'Master of a ship that is wanted in two ports',
  trouble: 'The ninth warden’s daughter',
  skills: '- Great (+4) Sail\r\n- Good (+3) Deceive\r\n- Good (+3) Will',
  stunts: 'Knows the channel: +2 to Sail in the dark, once a scene.',
};

export const fogHound: Values = {
  name: 'Fog Hound',
  size: 'Medium',
  type: 'fey',
  alignment: 'unaligned',
  cr: '1/2',
  ac: '13',
  hitpoints: '19',
  movement: '40 ft.',
  str: '13',
  dex: '16',
  con: '12',
  int: '3',
  wis: '12',
  cha: '7',
  specialabilities: '[tr][td]Fog[/td][/tr][tr]Left open, as such things are. [nioa] is no tag.',
  actions: '@[The Needle](landmark:none) is where it was last seen. Bite: [roll:1d20+5].',
  tags: '',
};

export const ledgerBeast: Values = {
  name: 'Beast of the Ledger',
  size: 'Gargantuan',
  challenge_rating: '21',
  armor_class: '19',
  hit_points: '420',
  base_movement_in_ft: '0',
  description: 'It is made of every debt in the harbour, and each is written on it.',
  special_abilities: Array.from(
    { length: 120 },
    (_, index) =>
      `[b]Debt ${index + 1}.[/b] A name is called out; whoever bears it owes [roll:${1 + (index % 6)}d6] marks.`,
  ).join('\r\n\r\n'),
  tags: 'boss',
};
