const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An address that may stand in a link: http, https, mailto, or a path of this site; null for any other. */
export function safeAddress(address: string): string | null {
  const trimmed = address.trim();
  if (/^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(trimmed)) return escapeHtml(trimmed);
  return null;
}
