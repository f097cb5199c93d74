// World Anvil's resources as used by all of our code: worlds, articles, categories, templates, users and so on. Only
// types and constants: no browser APIs, no network, nothing that can fail. Dates are `Instant`s and names are
// camelCase. `lib/service` converts the API's own formats.
export * from './article.ts';
export * from './article-limits.ts';
export * from './article-state.ts';
export * from './category.ts';
export * from './change.ts';
export * from './flags.ts';
export * from './full-article.ts';
export * from './journal.ts';
export * from './manuscript.ts';
export * from './notebook.ts';
export * from './reference.ts';
export * from './result.ts';
export * from './secret.ts';
export * from './statblock.ts';
export * from './template.ts';
export * from './timeline.ts';
export * from './user.ts';
export * from './world.ts';
