// The one SQLite behind everything: tables, and one file of plain functions for each kind of row.
// Nothing here knows about HTTP, permissions or either version of the interface.
export * from './article.ts';
export * from './article-list.ts';
export * from './category.ts';
export * from './entity.ts';
export * from './image.ts';
export * from './instant.ts';
export * from './link.ts';
export * from './secret.ts';
export { Store } from './store.ts';
export * from './user.ts';
export * from './world.ts';
