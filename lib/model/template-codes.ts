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
