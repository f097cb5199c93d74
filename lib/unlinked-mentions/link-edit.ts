import type { ChangedRef, Edit } from '../model/index.ts';
import { type ChosenMention, linkMentions } from './link.ts';
import type { FieldText } from './texts.ts';

/** A place in a field that becomes a mention. */
export interface ChosenPlace extends ChosenMention {
  field: string;
}

/**
 * The change that links these places of one entry. It says which texts were seen, so that a text that is different by
 * now is a conflict and stays. Null if nothing would change.
 * @param texts the texts in which the places were found
 */
export function linkEdit(
  { ref, title }: { ref: ChangedRef; title: string },
  texts: readonly FieldText[],
  places: readonly ChosenPlace[],
): Edit | null {
  const seen: Record<string, string> = {};
  const changes: Record<string, string> = {};
  for (const { field, text, isEditable } of texts) {
    const linked = linkMentions(
      text,
      places.filter((place) => place.field === field),
    );
    if (!isEditable || linked === text) continue;
    seen[field] = text;
    changes[field] = linked;
  }
  return Object.keys(changes).length === 0 ? null : { ref, title, cause: 'links', changes, seen };
}
