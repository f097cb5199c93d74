import type { ChangedRef, Edit } from '../model/index.ts';
import { type FieldText, linkMentions, type MentionTarget } from '../unlinked-mentions/index.ts';
import type { LinkPlace } from './link-place.ts';

/** What is done about a link in a text. */
export interface Fix {
  field: string;
  place: LinkPlace;
  /** What the label links to from now on. Null: nothing, so that only the label stays. */
  target: MentionTarget | null;
}

/** The label, linked to the target or plain. */
function replaced(label: string, target: MentionTarget | null): string {
  return target === null ? label : linkMentions(label, [{ start: 0, end: label.length, target }]);
}

/**
 * The change that mends links of one entry. It says which texts were seen, so that a text that is different by now is a
 * conflict and stays. Null if nothing would change.
 * @param texts the texts in which the places were found
 */
export function fixEdit(
  { ref, title }: { ref: ChangedRef; title: string },
  texts: readonly FieldText[],
  fixes: readonly Fix[],
): Edit | null {
  const seen: Record<string, string> = {};
  const changes: Record<string, string> = {};
  for (const { field, text, isEditable } of texts) {
    let mended = '';
    let behind = 0;
    const own = fixes.filter((fix) => fix.field === field).sort((a, b) => a.place.start - b.place.start);
    for (const { place, target } of own) {
      const { start, end, label } = place;
      if (label === null || start < behind || end > text.length) continue;
      mended += text.slice(behind, start) + replaced(label, target);
      behind = end;
    }
    mended += text.slice(behind);
    if (!isEditable || mended === text) continue;
    seen[field] = text;
    changes[field] = mended;
  }
  return Object.keys(changes).length === 0 ? null : { ref, title, cause: 'links', changes, seen };
}
