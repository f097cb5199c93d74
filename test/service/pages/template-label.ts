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

/** The name that users know a template by. */
export function templateLabel(templateType: string): string {
  return labels[templateType] ?? templateType.charAt(0).toUpperCase() + templateType.slice(1);
}
