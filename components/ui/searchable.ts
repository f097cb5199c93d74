/** Letters as they are typed into a picker: no case, no accents. Nothing else is lost, so a prefix stays a prefix. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
