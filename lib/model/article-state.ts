/** Who can see an article, world, category or other resource: everybody, or those with access. */
export type ArticleState = 'public' | 'private';
