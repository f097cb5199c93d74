import type { TemplatePart } from './types.ts';

const monsterKeys = `size type alignment cr ac hitpoints movement str dex con int wis cha savingthrows skills
  senses languages`;
const newMonsterKeys = `size type alignment challenge_rating armor_class hit_points base_movement_in_ft strength
  dexterity constitution intelligence wisdom charisma saving_throws skills senses languages`;

const labels: Record<string, string> = {
  cr: 'Challenge rating',
  ac: 'Armour class',
  hitpoints: 'Hit points',
  savingthrows: 'Saving throws',
  specialabilities: 'Special abilities',
  legendaryactions: 'Legendary actions',
  base_movement_in_ft: 'Movement',
};

function labelled(keys: string, section: string, type: TemplatePart['type']): TemplatePart[] {
  return keys.split(/\s+/).map((title) => {
    const words = title.replaceAll('_', ' ');
    return {
      title,
      type,
      section,
      description: labels[title] ?? words.charAt(0).toUpperCase() + words.slice(1),
    };
  });
}

export const shipParts: TemplatePart[] = [
  { title: 'class', type: 'select', description: 'Class', section: 'Hull', options: 'cutter,lugger,brig' },
  { title: 'hull', type: 'integer', description: 'Hull', section: 'Hull' },
  { title: 'crew', type: 'integer', description: 'Crew', section: 'Hull' },
  { title: 'commissioned', type: 'checkbox', description: 'Under commission', section: 'Hull' },
  { title: 'picture', type: 'integer', description: 'Picture', section: 'Looks', renderer: 'image' },
  { title: 'guns', type: 'text', description: 'Guns', section: 'Arms', renderer: 'table' },
  { title: 'cargo', type: 'text', description: 'Cargo', section: 'Hold', renderer: 'list' },
  { title: 'omens', type: 'text', description: 'Omens at sea', section: 'Hold', renderer: 'random' },
];

export const characterParts: TemplatePart[] = [
  { title: 'concept', type: 'string', description: 'High concept', section: 'Aspects' },
  { title: 'trouble', type: 'string', description: 'Trouble', section: 'Aspects' },
  { title: 'skills', type: 'text', description: 'Skills', section: 'Skills', renderer: 'list' },
  { title: 'stunts', type: 'text', description: 'Stunts', section: 'Stunts' },
];

export const monsterParts: TemplatePart[] = [
  ...labelled(monsterKeys, 'Head', 'string'),
  ...labelled('description specialabilities actions reactions legendaryactions', 'Text', 'text'),
];

export const newMonsterParts: TemplatePart[] = [
  ...labelled(newMonsterKeys, 'Head', 'string'),
  ...labelled('description special_abilities actions reactions legendary_actions', 'Text', 'text'),
];
