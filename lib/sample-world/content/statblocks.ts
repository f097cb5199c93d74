type Values = Record<string, string>;

// Statblocks that only the sample world has, with the keys of the first monster template.

const fogHound: Values = {
  name: 'Fog Hound',
  size: 'Medium',
  type: 'fey',
  alignment: 'unaligned',
  cr: '1/2',
  ac: '13',
  hitpoints: '19 ([roll:3d8+6])',
  movement: '40 ft.',
  str: '13',
  dex: '16',
  con: '14',
  int: '3',
  wis: '12',
  cha: '7',
  skills: 'Perception +5, Stealth +7',
  senses: 'passive Perception 15',
  description: 'What barks on the mole when there is no dog. It has never been seen from the front.',
  specialabilities:
    '**Only in fog.** It appears within fog and leaves with it, together with whatever it is holding.\n**Pack of one.** It has advantage on attacks against anyone who can hear a second hound.',
  actions:
    '**Bite.** [roll:1d20+5|+5 to hit], reach 5 ft. [roll:1d8+3] piercing damage, and the target must succeed on a DC 12 Strength save or be led 10 ft. toward the water.',
  tags: 'harbor,fog',
};

const eelSwarm: Values = {
  name: 'Swarm of Lantern Eels',
  size: 'Medium',
  type: 'swarm of Tiny beasts',
  alignment: 'unaligned',
  cr: '1',
  ac: '13',
  hitpoints: '28 ([roll:8d8-8])',
  movement: '5 ft., swim 40 ft.',
  str: '8',
  dex: '16',
  con: '9',
  int: '9',
  wis: '17',
  cha: '6',
  senses: 'passive Perception 13',
  description: 'Together they are as clever as a parish council, and they light the water to the bottom.',
  specialabilities:
    '**Oracle (3/Day).** Asked a question that can be answered with yes or no, the swarm answers it, and is right. Each answer costs it [roll:1d6] hit points.',
  actions:
    '**Shock.** [roll:1d20+5|+5 to hit], reach 0 ft. [roll:4d6] lightning damage, or [roll:2d6] lightning damage if it has half of its hit points or fewer.\n**Out (Recharge 5–6).** All light within 60 ft. goes out until someone apologizes.',
  tags: 'creature,light',
};

const watchRunner: Values = {
  name: 'Runner of the Lamp Watch',
  size: 'Medium',
  type: 'humanoid',
  alignment: 'neutral good',
  cr: '1/4',
  ac: '14',
  hitpoints: '16 ([roll:3d8+3])',
  movement: '45 ft.',
  str: '10',
  dex: '17',
  con: '12',
  int: '11',
  wis: '13',
  cha: '12',
  skills: 'Acrobatics +5, Athletics +4',
  senses: 'passive Perception 11',
  languages: 'Common, Harbor Cant',
  description: 'Fifteen, fast, and under orders to lose the fight and win the race.',
  specialabilities: '**Every roof in the ward.** Difficult terrain costs the runner no extra movement.',
  actions:
    '**Lantern.** [roll:1d20+5|+5 to hit], reach 5 ft. [roll:1d4+3] bludgeoning damage plus [roll:1d4] fire damage.',
  reactions: '**Not there (2/Day).** The runner turns a hit into a miss by leaving.',
  tags: 'watch,city',
};

export const furtherStatblocks: Values[] = [fogHound, eelSwarm, watchRunner];
