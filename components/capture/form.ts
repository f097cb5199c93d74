import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Draft, DraftText, Problem } from '../../lib/outbox/index.ts';

/** The props of each part of the form: the text, how to change it, and its problems. */
export interface FormPart {
  text: DraftText;
  change: (change: Partial<DraftText>) => void;
  changeFields: (change: Partial<DraftText['fields']>) => void;
  problemOf: (field: FieldName) => string | null;
}

/** The fields that can have a problem or be focused again. */
export type FieldName = Problem['field'] | 'userMetadata' | 'tags' | 'category';

export interface FieldProblem {
  field: FieldName;
  sentence: Message;
}

/** The draft's name on this screen. */
export function nameOf({ text }: Draft): string {
  return (
    text.title.trim() ||
    (text.target.kind === 'append'
      ? t('capture.forArticle', { article: text.target.articleTitle })
      : t('common.untitled'))
  );
}

/** The error for metadata that isn't valid JSON; null if it is valid or empty. */
export function metadataProblem(text: string | undefined): Message | null {
  if (!text?.trim()) return null;
  try {
    JSON.parse(text);
    return null;
  } catch {
    return message('capture.metadataInvalid');
  }
}

/** Focuses a field, or the chip that opens it; false if it isn't on the screen. */
export function focusField(root: ParentNode, field: string): boolean {
  const place = root.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const control =
    place?.querySelector<HTMLElement>('input, textarea, select, [role="textbox"]') ??
    place?.querySelector<HTMLElement>('button');
  if (!control) return false;
  control.focus();
  if (control instanceof HTMLTextAreaElement && field === 'title')
    control.setSelectionRange(control.value.length, control.value.length);
  return true;
}
