/** Titles of the articles that are changed once the world is created, and of the category that one is moved to. */
export const FIRST_EDITS = {
  moved: { article: 'Candle Crab', category: 'Sea Lore' },
  tagged: { article: 'The Map That Is True for Six Hours', tags: ['map', 'children'] },
  finished: { article: 'The Pilots of the Slack' },
};
