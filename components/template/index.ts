// Templates with an icon and a sentence each, searchable by name.
export { customKey, findTemplates, type TemplateChoice, templateChoices } from './choices.ts';
export { TemplateIcon } from './template-icon.tsx';
export { hueOfTemplate, TemplatePicker } from './template-picker.tsx';
