import type { Edit, Values } from '../model/index.ts';
import { FIRST_EDITS } from './content/first-edits.ts';
import { sampleId } from './sample-id.ts';
import { SAMPLE_WORLD_ID } from './world.ts';

const edit = (title: string, cause: Edit['cause'], changes: Values): Edit => ({
  ref: { worldId: SAMPLE_WORLD_ID, kind: 'article', id: sampleId('article', title) },
  ...{ title, cause, changes, seen: null },
});

const { moved, tagged, finished } = FIRST_EDITS;

/**
 * Changes for the history's engine to make in a new sample world, so that there is something to undo. Made like any
 * other change, they can be undone like any other.
 */
export const SAMPLE_EDITS: readonly Edit[] = [
  edit(moved.article, 'move', { categoryId: sampleId('category', moved.category) }),
  edit(tagged.article, 'tags', { tags: tagged.tags }),
  edit(finished.article, 'flags', { isWip: false }),
];
