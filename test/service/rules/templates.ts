/** Aragorn's template codes (API specification, Endpoints). */
export const earlierTemplates = [
  'article',
  'person',
  'militaryConflict',
  'condition',
  'document',
  'ethnicity',
  'formation',
  'location',
  'item',
  'language',
  'law',
  'settlement',
  'landmark',
  'material',
  'myth',
  'organization',
  'prose',
  'profession',
  'rank',
  'spell',
  'species',
  'technology',
  'ritual',
  'vehicle',
] as const;

/** Boromir's template types: the same and two more. */
export const currentTemplates: readonly string[] = [...earlierTemplates, 'plot', 'report'];

/** Converts a template type to the class in references: `militaryConflict` → `MilitaryConflict`. */
export function entityClass(templateType: string): string {
  return templateType.charAt(0).toUpperCase() + templateType.slice(1);
}
