// What holds in both versions: templates, limits, who may do what, the defaults and refusals of a write.
export * from './access.ts';
export * from './article-fields.ts';
export * from './article-write.ts';
export * from './links.ts';
export * from './refusal.ts';
export { slugOf } from './slug.ts';
export { droppedRelations, templateFields } from './template-fields.ts';
export * from './templates.ts';
