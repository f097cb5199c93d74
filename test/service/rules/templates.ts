/** Template codes of the earlier version (API specification, Endpoints). */
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

/** Template types of the current version: the same and two more. */
export const currentTemplates: readonly string[] = [...earlierTemplates, 'plot', 'report'];

/** `militaryConflict` → `MilitaryConflict`, the class name that references carry. */
export function entityClass(templateType: string): string {
  return templateType.charAt(0).toUpperCase() + templateType.slice(1);
}
