/** Who may see a thing: everybody, or those who are let in. Worlds, categories and the rest use the same two words. */
export type ArticleState = 'public' | 'private';
