import { t } from '../../lib/i18n/index.ts';
import { TEXT_FIELDS } from '../../lib/model/index.ts';
import { type Draft, FIELD_LABELS } from '../../lib/outbox/index.ts';

/** Everything a person wrote in a draft, as plain text for the clipboard. */
export function plainText(draft: Draft): string {
  const { title, content, fields } = draft.text;
  const more = TEXT_FIELDS.flatMap((name) => {
    const value = fields[name]?.trim();
    return value ? [t('outbox.fieldText', { field: t(FIELD_LABELS[name]), text: value })] : [];
  });
  const source = draft.origin?.source.url;
  return [title.trim(), content.trim(), ...more, source ? t('outbox.sourceLine', { address: source }) : '']
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
