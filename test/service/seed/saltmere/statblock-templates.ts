import type { Target } from '../../database/index.ts';
import type { Planter } from '../planter.ts';

interface Part {
  title: string;
  type: 'string' | 'integer' | 'select' | 'text' | 'checkbox';
  description: string;
  section: string;
  renderer?: 'image' | 'table' | 'random' | 'list';
  options?: string;
}

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

function labelled(keys: string, section: string, type: Part['type']): Part[] {
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

const shipParts: Part[] = [
  { title: 'class', type: 'select', description: 'Class', section: 'Hull', options: 'cutter,lugger,brig' },
  { title: 'hull', type: 'integer', description: 'Hull', section: 'Hull' },
  { title: 'crew', type: 'integer', description: 'Crew', section: 'Hull' },
  { title: 'commissioned', type: 'checkbox', description: 'Under commission', section: 'Hull' },
  { title: 'picture', type: 'integer', description: 'Picture', section: 'Looks', renderer: 'image' },
  { title: 'guns', type: 'text', description: 'Guns', section: 'Arms', renderer: 'table' },
  { title: 'cargo', type: 'text', description: 'Cargo', section: 'Hold', renderer: 'list' },
  { title: 'omens', type: 'text', description: 'Omens at sea', section: 'Hold', renderer: 'random' },
];

const characterParts: Part[] = [
  { title: 'concept', type: 'string', description: 'High concept', section: 'Aspects' },
  { title: 'trouble', type: 'string', description: 'Trouble', section: 'Aspects' },
  { title: 'skills', type: 'text', description: 'Skills', section: 'Skills', renderer: 'list' },
  { title: 'stunts', type: 'text', description: 'Stunts', section: 'Stunts' },
];

/** Adds game systems and templates: two common formats of one system, a ship and a character. */
export function plantTemplates(planter: Planter) {
  const system = (id: number, title: string) =>
    planter.plant('rpgsystem', { id, title, fields: { description: `Rules of ${title}` } });
  const fifth = system(1, 'D&D 5e');
  const fate = system(4, 'Fate Core');
  const tide = system(212, 'Tide and Timber');
  const template = (id: number, title: string, of: Target, parts: Part[]) => {
    const fields = {
      description: `${title} of ${of.id}`,
      formSchemaParser: 'yaml',
      formSchema: schemaOf(parts),
      isShared: true,
      isOfficial: id < 100,
      displayStructure: '<div class="sheet"><h2>{{ name }}</h2></div>',
    };
    const made = planter.plant('blocktemplate', { id, title, fields, links: { RPGSRD: of } });
    for (const [position, { title: name, ...part }] of parts.entries())
      planter.plant('blocktemplatepart', {
        title: name,
        fields: { ...part, position, required: position === 0, rows: part.type === 'text' ? 6 : null },
        links: { template: made },
      });
    return { id: made, system: of };
  };
  return {
    monster: template(21, 'Monster', fifth, [
      ...labelled(monsterKeys, 'Head', 'string'),
      ...labelled('description specialabilities actions reactions legendaryactions', 'Text', 'text'),
    ]),
    newMonster: template(2991, 'Monster, new', fifth, [
      ...labelled(newMonsterKeys, 'Head', 'string'),
      ...labelled('description special_abilities actions reactions legendary_actions', 'Text', 'text'),
    ]),
    ship: template(5104, 'Ship', tide, shipParts),
    character: template(5210, 'Character', fate, characterParts),
  };
}

/** The form schema as the template's author writes it. The sheet's name is implied. */
function schemaOf(parts: readonly Part[]): string {
  return parts
    .map(({ title, type, description, section, renderer, options }) => {
      const lines = [`${title}:`, `  input: ${type}`, `  label: ${description}`, `  section: ${section}`];
      if (renderer) lines.push(`  renderer: ${renderer}`);
      if (options) lines.push(`  options: [${options.replaceAll(',', ', ')}]`);
      return lines.join('\n');
    })
    .join('\n');
}
