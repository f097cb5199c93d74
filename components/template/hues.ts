import type { TemplateCode } from '../../lib/model/index.ts';
import type { Hue } from '../ui/index.ts';

const HUES = {
  person: 'people',
  profession: 'people',
  rank: 'people',
  species: 'peoples',
  ethnicity: 'peoples',
  condition: 'peoples',
  settlement: 'places',
  landmark: 'places',
  location: 'places',
  organization: 'groups',
  formation: 'groups',
  militaryConflict: 'events',
  plot: 'events',
  report: 'events',
  item: 'objects',
  material: 'objects',
  technology: 'objects',
  vehicle: 'objects',
  law: 'magic',
  myth: 'magic',
  ritual: 'magic',
  spell: 'magic',
  document: 'words',
  language: 'words',
  prose: 'words',
  article: 'other',
} as const satisfies Record<TemplateCode, Hue>;

const HUE_OF: ReadonlyMap<string, Hue> = new Map(Object.entries(HUES));

/** The hue of a template's family. Templates that World Anvil adds later have the neutral one. */
export const hueOfTemplate = (code: string): Hue => HUE_OF.get(code) ?? 'other';
