import type { EntryKind, Resource } from '../library/index.ts';
import { TEXT_FIELDS } from '../model/index.ts';

/** A text of an entry in which names may stand. */
export interface FieldText {
  /** World Anvil's name of the field. */
  field: string;
  text: string;
  /** Whether Loreside can change it, and undo the change. */
  isEditable: boolean;
}

/** Fields whose text World Anvil shows as it is, or doesn't show. */
const WITHOUT_MARKUP: ReadonlySet<string> = new Set(['excerpt', 'snippet', 'icon', 'pronunciation']);
const EDITABLE: ReadonlySet<string> = new Set(['content', ...TEXT_FIELDS]);

/** The texts of an entry that may hold mentions, the main one first. Throws for damaged records. */
export function textsOf(kind: EntryKind, resource: Resource): FieldText[] {
  const texts: FieldText[] = [];
  const add = (field: string, text: unknown, isEditable: boolean): void => {
    if (typeof text === 'string' && text !== '') texts.push({ field, text, isEditable });
  };
  if (kind === 'article' && 'sections' in resource) {
    add('content', resource.content, true);
    for (const { name, content } of resource.sections)
      if (!WITHOUT_MARKUP.has(name)) add(name, content, EDITABLE.has(name));
  } else if (kind === 'category' && 'description' in resource) add('description', resource.description, true);
  return texts;
}
