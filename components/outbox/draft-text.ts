import { TEXT_FIELDS } from '../../lib/model/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';

/** Everything a person wrote in a draft, as plain text for the clipboard. */
export function plainText(draft: Draft): string {
  const { title, content, fields } = draft.text;
  const more = TEXT_FIELDS.flatMap((name) => {
    const value = fields[name]?.trim();
    return value ? [`${name}:\n${value}`] : [];
  });
  const source = draft.origin?.source.url;
  return [title.trim(), content.trim(), ...more, source ? `Source: ${source}` : '']
    .filter(Boolean)
    .join('\n\n');
}

/** Copies text to the clipboard. Resolves to false if the browser doesn't allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed; the caller shows the text to be copied by hand.
    return false;
  }
}
