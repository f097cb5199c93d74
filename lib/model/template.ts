import { BOROMIR_ONLY, TEMPLATE_CODES, type TemplateCode } from './template-codes.ts';

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
