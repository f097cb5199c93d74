/** All names of a field, in lower case; the first that exists is used. */
export type FieldKeys = readonly string[];

/** World Anvil's own templates for creatures of the fifth edition. */
export const TEMPLATES: ReadonlySet<number> = new Set([21, 2991]);

export const KEYS = {
  size: ['size'],
  sizeUpTo: ['sizer'],
  type: ['types', 'type'],
  alignment: ['alignment'],
  armourClass: ['ac', 'armor_class', 'armorclass'],
  hitPoints: ['hitpoints', 'hit_points', 'hp'],
  description: ['description'],
  challenge: ['cr', 'challenge_rating'],
  experience: ['xp'],
  speed: ['movement', 'base_movement_in_ft', 'speed'],
  speedUnit: ['base_movement_units'],
  canHover: ['can_hover'],
  pictures: ['image', 'picture', 'image_gallery_id'],
} satisfies Record<string, FieldKeys>;

export const SPEEDS: readonly { word: string; keys: FieldKeys }[] = [
  { word: 'burrow', keys: ['burrow', 'burrow_movement_in_ft'] },
  { word: 'climb', keys: ['climb', 'climb_movement_in_ft'] },
  { word: 'fly', keys: ['fly', 'fly_movement_in_ft'] },
  { word: 'hover', keys: ['hover', 'hover_movement_in_ft'] },
  { word: 'swim', keys: ['swim', 'swim_movement_in_ft'] },
];

export const ABILITIES: readonly { name: string; short: string; keys: FieldKeys }[] = [
  { name: 'Strength', short: 'STR', keys: ['strength', 'str'] },
  { name: 'Dexterity', short: 'DEX', keys: ['dexterity', 'dex'] },
  { name: 'Constitution', short: 'CON', keys: ['constitution', 'con'] },
  { name: 'Intelligence', short: 'INT', keys: ['intelligence', 'int'] },
  { name: 'Wisdom', short: 'WIS', keys: ['wisdom', 'wis'] },
  { name: 'Charisma', short: 'CHA', keys: ['charisma', 'cha'] },
];

/** Lines between abilities and traits, in the order of print. */
export const FACTS: readonly { label: string; keys: FieldKeys }[] = [
  { label: 'Saving throws', keys: ['savingthrows', 'saving_throws'] },
  { label: 'Skills', keys: ['skills'] },
  { label: 'Damage vulnerabilities', keys: ['damagevulnerabilities', 'damage_vulnerabilities'] },
  { label: 'Damage resistances', keys: ['damageresistances', 'damage_resistances'] },
  { label: 'Damage immunities', keys: ['damageimmunities', 'damage_immunities'] },
  { label: 'Condition immunities', keys: ['conditionimmunities', 'condition_immunities'] },
  { label: 'Senses', keys: ['senses'] },
  { label: 'Languages', keys: ['languages'] },
  { label: 'Level', keys: ['level'] },
  { label: 'Proficiency bonus', keys: ['proficiency_bonus', 'pb'] },
  { label: 'Armour', keys: ['armor_proficiency'] },
  { label: 'Weapons', keys: ['weapon_proficiency'] },
  { label: 'Tools', keys: ['tools_proficiency'] },
  { label: 'Morale', keys: ['morale'] },
  { label: 'Environment', keys: ['suggestedenvironment', 'suggested_environments'] },
];

/** Longer texts, in the order of print. Traits have no heading. */
export const CHAPTERS: readonly { title: string | null; keys: FieldKeys }[] = [
  { title: null, keys: ['specialabilities', 'special_abilities'] },
  { title: 'Spellcasting', keys: ['spellcasting'] },
  { title: 'At will', keys: ['atwill', 'cast_at_will'] },
  { title: 'Once a day', keys: ['onceperday', 'cast_one_per_day'] },
  { title: 'Twice a day', keys: ['twiceperday', 'cast_twice_per_day'] },
  { title: 'Three times a day', keys: ['thriceperday', 'cast_thrice_per_day'] },
  { title: 'Actions', keys: ['actions'] },
  { title: 'Bonus actions', keys: ['bonus_actions', 'bonusactions'] },
  { title: 'Reactions', keys: ['reactions'] },
  { title: 'Legendary actions', keys: ['legendaryactions', 'legendary_actions'] },
  { title: 'Paragon actions', keys: ['paragon_actions'] },
  { title: 'Lair', keys: ['lairdescription', 'lair_description'] },
  { title: 'Lair actions', keys: ['lairactions', 'lair_actions'] },
  { title: 'Regional effects', keys: ['regionaleffects', 'regional_effects'] },
  { title: 'Equipment', keys: ['equipment'] },
  { title: 'Special equipment', keys: ['special_equipment'] },
  { title: 'Motivation', keys: ['motivation'] },
  { title: 'Tactics', keys: ['tactics'] },
];
