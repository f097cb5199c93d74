// Rules for both versions: templates, limits, permissions, and the defaults and validation of writes.
export * from './access.ts';
export * from './article-fields.ts';
export { checkTitle } from './article-title.ts';
export * from './article-write.ts';
export * from './entity-access.ts';
export * from './entity-write.ts';
export * from './links.ts';
export * from './refusal.ts';
export * from './relations.ts';
export * from './sharing.ts';
export { slugOf } from './slug.ts';
export { statblockData, writeFlatYaml } from './statblock-data.ts';
export { templateFields } from './template-fields.ts';
export * from './templates.ts';
