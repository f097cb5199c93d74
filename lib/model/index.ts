// The resources as the whole house knows them: worlds, articles, categories, templates, people.
// Types and facts only: no browser, no network, nothing that can fail. Dates are instants, names are camelCase;
// the wire's own shapes stay behind the service's door.
export * from './article.ts';
export * from './articlelimits.ts';
export * from './category.ts';
export * from './instant.ts';
export * from './template.ts';
export * from './user.ts';
export * from './world.ts';
