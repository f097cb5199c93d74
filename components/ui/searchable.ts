/**
 * Normalizes text for comparing with typed input: no case, no accents. Everything else stays, so a prefix remains a
 * prefix.
 */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
