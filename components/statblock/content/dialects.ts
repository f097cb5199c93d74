import type { MessageId } from '../../../lib/i18n/index.ts';

/** All names of a field, in lower case; the first that exists is used. */
export type FieldKeys = readonly string[];

/** World Anvil's own templates for creatures of the fifth edition. */
export const TEMPLATES: ReadonlySet<number> = new Set([21, 2991]);

export const KEYS = {
  size: ['size'],
  sizeUpTo: ['sizer'],
  type: ['types', 'type'],
  alignment: ['alignment'],
  armorClass: ['ac', 'armor_class', 'armorclass'],
  hitPoints: ['hitpoints', 'hit_points', 'hp'],
  description: ['description'],
  challenge: ['cr', 'challenge_rating'],
  experience: ['xp'],
  speed: ['movement', 'base_movement_in_ft', 'speed'],
  speedUnit: ['base_movement_units'],
  canHover: ['can_hover'],
  pictures: ['image', 'picture', 'image_gallery_id'],
} satisfies Record<string, FieldKeys>;

export const SPEEDS = [
  { way: 'statblock.burrow', keys: ['burrow', 'burrow_movement_in_ft'] },
  { way: 'statblock.climb', keys: ['climb', 'climb_movement_in_ft'] },
  { way: 'statblock.fly', keys: ['fly', 'fly_movement_in_ft'] },
  { way: 'statblock.hover', keys: ['hover', 'hover_movement_in_ft'] },
  { way: 'statblock.swim', keys: ['swim', 'swim_movement_in_ft'] },
] as const satisfies readonly { way: MessageId; keys: FieldKeys }[];

export const ABILITIES = [
  { name: 'statblock.strength', short: 'statblock.shortStrength', keys: ['strength', 'str'] },
  { name: 'statblock.dexterity', short: 'statblock.shortDexterity', keys: ['dexterity', 'dex'] },
  { name: 'statblock.constitution', short: 'statblock.shortConstitution', keys: ['constitution', 'con'] },
  { name: 'statblock.intelligence', short: 'statblock.shortIntelligence', keys: ['intelligence', 'int'] },
  { name: 'statblock.wisdom', short: 'statblock.shortWisdom', keys: ['wisdom', 'wis'] },
  { name: 'statblock.charisma', short: 'statblock.shortCharisma', keys: ['charisma', 'cha'] },
] as const satisfies readonly { name: MessageId; short: MessageId; keys: FieldKeys }[];

/** Lines between abilities and traits, in the order of print. */
export const FACTS = [
  { label: 'statblock.savingThrows', keys: ['savingthrows', 'saving_throws'] },
  { label: 'statblock.skills', keys: ['skills'] },
  { label: 'statblock.damageVulnerabilities', keys: ['damagevulnerabilities', 'damage_vulnerabilities'] },
  { label: 'statblock.damageResistances', keys: ['damageresistances', 'damage_resistances'] },
  { label: 'statblock.damageImmunities', keys: ['damageimmunities', 'damage_immunities'] },
  { label: 'statblock.conditionImmunities', keys: ['conditionimmunities', 'condition_immunities'] },
  { label: 'statblock.senses', keys: ['senses'] },
  { label: 'statblock.languages', keys: ['languages'] },
  { label: 'statblock.level', keys: ['level'] },
  { label: 'statblock.proficiencyBonus', keys: ['proficiency_bonus', 'pb'] },
  { label: 'statblock.armor', keys: ['armor_proficiency'] },
  { label: 'statblock.weapons', keys: ['weapon_proficiency'] },
  { label: 'statblock.tools', keys: ['tools_proficiency'] },
  { label: 'statblock.morale', keys: ['morale'] },
  { label: 'statblock.environment', keys: ['suggestedenvironment', 'suggested_environments'] },
] as const satisfies readonly { label: MessageId; keys: FieldKeys }[];

/** Longer texts, in the order of print. Traits have no heading. */
export const CHAPTERS = [
  { title: null, keys: ['specialabilities', 'special_abilities'] },
  { title: 'statblock.spellcasting', keys: ['spellcasting'] },
  { title: 'statblock.atWill', keys: ['atwill', 'cast_at_will'] },
  { title: 'statblock.oncePerDay', keys: ['onceperday', 'cast_one_per_day'] },
  { title: 'statblock.twicePerDay', keys: ['twiceperday', 'cast_twice_per_day'] },
  { title: 'statblock.thricePerDay', keys: ['thriceperday', 'cast_thrice_per_day'] },
  { title: 'statblock.actions', keys: ['actions'] },
  { title: 'statblock.bonusActions', keys: ['bonus_actions', 'bonusactions'] },
  { title: 'statblock.reactions', keys: ['reactions'] },
  { title: 'statblock.legendaryActions', keys: ['legendaryactions', 'legendary_actions'] },
  { title: 'statblock.paragonActions', keys: ['paragon_actions'] },
  { title: 'statblock.lair', keys: ['lairdescription', 'lair_description'] },
  { title: 'statblock.lairActions', keys: ['lairactions', 'lair_actions'] },
  { title: 'statblock.regionalEffects', keys: ['regionaleffects', 'regional_effects'] },
  { title: 'statblock.equipment', keys: ['equipment'] },
  { title: 'statblock.specialEquipment', keys: ['special_equipment'] },
  { title: 'statblock.motivation', keys: ['motivation'] },
  { title: 'statblock.tactics', keys: ['tactics'] },
] as const satisfies readonly { title: MessageId | null; keys: FieldKeys }[];

/** A way to move besides walking. */
export type Way = (typeof SPEEDS)[number]['way'];
