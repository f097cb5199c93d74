import type { Edit, Values } from '../../model/index.ts';
import { SAMPLE_WORLD_ID, sampleId } from '../world.ts';

/** Titles of the articles that are changed once the world is created, and of the category that one is moved to. */
const FIRST_EDITS = {
  moved: { article: 'Candle Crab', category: 'Sea Lore' },
  tagged: { article: 'The Map That Is True for Six Hours', tags: ['map', 'children'] },
  finished: { article: 'The Pilots of the Slack' },
};

const edit = (title: string, cause: Edit['cause'], changes: Values): Edit => ({
  ref: { worldId: SAMPLE_WORLD_ID, kind: 'article', id: sampleId('article', title) },
  ...{ title, cause, changes, seen: null },
});

const { moved, tagged, finished } = FIRST_EDITS;

/** Changes for the history's engine to make in a new sample world, so that there is something to undo. */
export const SAMPLE_EDITS: readonly Edit[] = [
  edit(moved.article, 'move', { categoryId: sampleId('category', moved.category) }),
  edit(tagged.article, 'tags', { tags: tagged.tags }),
  edit(finished.article, 'flags', { isWip: false }),
];

/** The article with which the tour begins. */
export const TOUR_ARTICLE_ID = /* @__PURE__ */ sampleId('article', 'Edda Marsh');
