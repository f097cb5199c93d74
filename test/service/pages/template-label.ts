const labels: Record<string, string> = {
  person: 'Character',
  location: 'Geography',
  law: 'Natural Law',
  ritual: 'Ritual or Tradition',
  rank: 'Rank or Title',
  myth: 'Myth or Legend',
  militaryConflict: 'Military Conflict',
  article: 'Generic Article',
};

/** The user-facing name of a template. */
export function templateLabel(templateType: string): string {
  return labels[templateType] ?? templateType.charAt(0).toUpperCase() + templateType.slice(1);
}
