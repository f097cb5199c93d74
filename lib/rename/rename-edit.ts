import type { ChangedRef, Edit, Json } from '../model/index.ts';
import type { FoundEntry } from './places.ts';
import { type Replacement, replaceIn } from './replace.ts';

export interface ChosenReplacement {
  /** The number of its text among those of its entry. */
  text: number;
  replacement: Replacement;
}

export interface RenamePlan {
  /** Null if nothing would change. */
  edit: Edit | null;
  /** Places in texts that can't take the new words. */
  refused: number;
}

/**
 * The change of one entry's texts. It says which texts were seen, so that a text that is different by now is a conflict and
 * stays.
 */
export function renameEdit(
  { ref, title }: { ref: ChangedRef; title: string },
  { texts }: Pick<FoundEntry, 'texts'>,
  chosen: readonly ChosenReplacement[],
): RenamePlan {
  const [seen, changes]: [Record<string, Json>, Record<string, Json>] = [{}, {}];
  const tags = texts.filter(({ field }) => field === 'tags').map(({ text }) => text);
  const changedTags = [...tags];
  let refused = 0;
  for (const [number, one] of texts.entries()) {
    const own = chosen.filter(({ text }) => text === number).map(({ replacement }) => replacement);
    if (own.length === 0) continue;
    const changed = one.isEditable ? replaceIn(one, own) : null;
    if (changed === null) refused += own.length;
    else if (changed === one.text) continue;
    else if (one.field === 'tags') changedTags[one.item] = changed;
    else {
      seen[one.field] = one.text;
      changes[one.field] = changed;
    }
  }
  if (changedTags.some((tag, at) => tag !== tags[at])) {
    seen.tags = tags;
    changes.tags = [...new Set(changedTags)];
  }
  const edit: Edit = { ref, title, cause: 'rename', changes, seen };
  return { edit: Object.keys(changes).length === 0 ? null : edit, refused };
}
