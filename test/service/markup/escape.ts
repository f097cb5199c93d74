const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A link address: http, https, mailto, or a path on this site. Null for any other. */
export function safeAddress(address: string): string | null {
  const trimmed = address.trim();
  if (/^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(trimmed)) return escapeHtml(trimmed);
  return null;
}
