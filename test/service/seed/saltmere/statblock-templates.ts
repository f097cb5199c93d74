import {
  characterParts,
  monsterParts,
  newMonsterParts,
  shipParts,
  type TemplatePart,
} from '../../../../lib/sample-world/content/index.ts';
import type { Target } from '../../database/index.ts';
import type { Planter } from '../planter.ts';

/** Adds game systems and templates: two common formats of one system, a ship and a character. */
export function plantTemplates(planter: Planter) {
  const system = (id: number, title: string) =>
    planter.plant('rpgsystem', { id, title, fields: { description: `Rules of ${title}` } });
  const fifth = system(1, 'D&D 5e');
  const fate = system(4, 'Fate Core');
  const tide = system(212, 'Tide and Timber');
  const template = (id: number, title: string, of: Target, parts: readonly TemplatePart[]) => {
    const fields = {
      description: `${title} of ${of.id}`,
      formSchemaParser: 'yaml',
      formSchema: formSchema(parts),
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
    monster: template(21, 'Monster', fifth, monsterParts),
    newMonster: template(2991, 'Monster, new', fifth, newMonsterParts),
    ship: template(5104, 'Ship', tide, shipParts),
    character: template(5210, 'Character', fate, characterParts),
  };
}

/** The form schema as the template's author writes it. The sheet's name is implied. */
function formSchema(parts: readonly TemplatePart[]): string {
  return parts
    .map(({ title, type, description, section, renderer, options }) => {
      const lines = [`${title}:`, `  input: ${type}`, `  label: ${description}`, `  section: ${section}`];
      if (renderer) lines.push(`  renderer: ${renderer}`);
      if (options) lines.push(`  options: [${options.replaceAll(',', ', ')}]`);
      return lines.join('\n');
    })
    .join('\n');
}
