/**
 * World Anvil's template codes (API specification, "Template codes accepted"; `report` and `plot` only in boromir),
 * most used first. Separate from their labels, which only screens need.
 */
export const TEMPLATE_CODES = [
  'person',
  'report',
  'landmark',
  'plot',
  'settlement',
  'organization',
  'article',
  'location',
  'item',
  'species',
  'ethnicity',
  'document',
  'myth',
  'language',
  'militaryConflict',
  'formation',
  'profession',
  'rank',
  'ritual',
  'spell',
  'technology',
  'vehicle',
  'material',
  'condition',
  'law',
  'prose',
] as const;
export type TemplateCode = (typeof TEMPLATE_CODES)[number];

/** Codes that aragorn rejects. */
export const BOROMIR_ONLY: ReadonlySet<string> = /* @__PURE__ */ new Set<TemplateCode>(['report', 'plot']);

/** Which API versions accept a template code: both, or only boromir. */
export type TemplateSupport = 'both' | 'current';

export interface Template {
  code: TemplateCode;
  /** World Anvil's own name for it, which it shows in English to everybody. */
  label: string;
  support: TemplateSupport;
}

const LABELS: Readonly<Record<TemplateCode, string>> = {
  person: 'Character',
  report: 'Session report',
  landmark: 'Building or landmark',
  plot: 'Plot',
  settlement: 'Settlement',
  organization: 'Organization',
  article: 'Generic article',
  location: 'Geography',
  item: 'Item',
  species: 'Species',
  ethnicity: 'Ethnicity',
  document: 'Document',
  myth: 'Myth or legend',
  language: 'Language',
  militaryConflict: 'Military conflict',
  formation: 'Military formation',
  profession: 'Profession',
  rank: 'Rank or title',
  ritual: 'Ritual or tradition',
  spell: 'Spell',
  technology: 'Technology',
  vehicle: 'Vehicle',
  material: 'Material',
  condition: 'Condition',
  law: 'Natural law',
  prose: 'Prose',
};

/** All templates with their labels, in the order of the codes. */
export const TEMPLATES: readonly Template[] = /* @__PURE__ */ TEMPLATE_CODES.map((code) => ({
  code,
  label: LABELS[code],
  support: BOROMIR_ONLY.has(code) ? 'current' : 'both',
}));

const isTemplateCode = (code: string): code is TemplateCode => Object.hasOwn(LABELS, code);

/** The user-facing name of a template. A world's custom template keeps its code. */
export const templateLabel = (code: string): string => (isTemplateCode(code) ? LABELS[code] : code);
