// Templates as people choose them: a picture and a plain sentence each, found by what they are called.
export { customKey, findTemplates, type TemplateChoice, templateChoices } from './choices.ts';
export { TemplateIcon } from './template-icon.tsx';
export { TemplatePicker } from './template-picker.tsx';
