import type { ChangedRef, Edit } from '../model/index.ts';
import type { FieldText } from './texts.ts';

export interface MentionTarget {
  id: string;
  /** World Anvil's code for its template (`person`); null if it isn't known. */
  template: string | null;
}

/** A place of a text that becomes a mention. */
export interface ChosenMention {
  start: number;
  end: number;
  target: MentionTarget;
}

const TEMPLATE = /^[A-Za-z]{1,40}$/;
/** An id that a mention can hold. A draft has another one, because World Anvil doesn't have it yet. */
const ID = /^[\w-]{1,64}$/;

const isMentionable = ({ id }: Pick<MentionTarget, 'id'>): boolean => ID.test(id);

const prefixOf = ({ template }: MentionTarget): string =>
  template !== null && TEMPLATE.test(template) ? template : 'article';

/** A text with mentions at these places. Overlapping ones, and those without a target, are left alone. */
export function linkMentions(text: string, chosen: readonly ChosenMention[]): string {
  let linked = '';
  let behind = 0;
  for (const { start, end, target } of [...chosen].sort((a, b) => a.start - b.start)) {
    if (start < behind || end <= start || end > text.length || !isMentionable(target)) continue;
    linked += `${text.slice(behind, start)}@[${text.slice(start, end)}](${prefixOf(target)}:${target.id})`;
    behind = end;
  }
  return linked + text.slice(behind);
}

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
