// The SQLite database behind everything: its tables, and one file of functions for each type of row. Contains nothing
// about HTTP, permissions or API versions.
export * from './article.ts';
export * from './article-list.ts';
export * from './category.ts';
export * from './entity.ts';
export * from './image.ts';
export * from './instant.ts';
export * from './link.ts';
export * from './secret.ts';
export { Store } from './store.ts';
export * from './trash.ts';
export * from './user.ts';
export * from './world.ts';
