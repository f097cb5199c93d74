import type { Draft, DraftText, Problem } from '../../lib/outbox/index.ts';

/** What a part of the form gets: the text as it stands, how to change it, and what is wrong with it. */
export interface FormPart {
  text: DraftText;
  change: (change: Partial<DraftText>) => void;
  changeFields: (change: Partial<DraftText['fields']>) => void;
  problemOf: (field: FieldName) => string | null;
}

/** What a problem can be about, and what focus is remembered by. */
export type FieldName = Problem['field'] | 'userMetadata' | 'tags' | 'category';

export interface FieldProblem {
  field: FieldName;
  sentence: string;
}

/** The name that a draft goes by on this screen. */
export function nameOf({ text }: Draft): string {
  return (
    text.title.trim() || (text.target.kind === 'append' ? `For “${text.target.articleTitle}”` : 'Untitled')
  );
}

/** The sentence for a metadata field that holds no JSON; null where it does, or is empty. */
export function metadataProblem(text: string | undefined): string | null {
  if (!text?.trim()) return null;
  try {
    JSON.parse(text);
    return null;
  } catch {
    return 'This is not JSON yet: check quotes, commas and brackets.';
  }
}

/** Puts the focus into a field, wherever it stands; false where it is not on the screen. */
export function focusField(root: ParentNode, field: string): boolean {
  const control = root.querySelector<HTMLElement>(
    `[data-field="${CSS.escape(field)}"] :is(input, textarea, select)`,
  );
  if (!control) return false;
  control.focus();
  if (control instanceof HTMLInputElement && control.type === 'text' && field === 'title') {
    control.setSelectionRange(control.value.length, control.value.length);
    control.scrollLeft = 0; // a long title is known by its beginning
  }
  return true;
}
