// The resources as the whole house knows them: worlds, articles, categories, templates, people, and all that hangs on them.
// Types and facts only: no browser, no network, nothing that can fail. Dates are instants, names are camelCase;
// the wire's own shapes stay behind the service's door.
export * from './article.ts';
export * from './article-limits.ts';
export * from './article-state.ts';
export * from './category.ts';
export * from './change.ts';
export * from './exposure.ts';
export * from './full-article.ts';
export * from './image.ts';
export * from './instant.ts';
export * from './manuscript.ts';
export * from './map.ts';
export * from './notebook.ts';
export * from './record.ts';
export * from './reference.ts';
export * from './rendered.ts';
export * from './secret.ts';
export * from './statblock.ts';
export * from './subscriber-group.ts';
export * from './template.ts';
export * from './template-codes.ts';
export * from './template-label.ts';
export * from './timeline.ts';
export * from './user.ts';
export * from './variable.ts';
export * from './visible-text.ts';
export * from './world.ts';
