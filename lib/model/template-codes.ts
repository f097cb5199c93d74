/**
 * The template codes (API specification, "Template codes accepted"; report and plot: current version only), in the order
 * in which worlds were seen to use them. Apart from their words, which only screens need.
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

/** Codes that the earlier version does not accept. */
export const BOROMIR_ONLY: ReadonlySet<string> = /* @__PURE__ */ new Set<TemplateCode>(['report', 'plot']);
