/**
 * Who can see an article: everybody, or only those with access. Worlds, categories and other resources use the same
 * values.
 */
export type ArticleState = 'public' | 'private';
