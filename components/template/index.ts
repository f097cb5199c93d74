// Templates as people choose them: a picture and a plain sentence each, found by what they are called.
export { customKey, findTemplates, type TemplateChoice, templateChoices } from './choices.ts';
export { TemplateIcon } from './TemplateIcon.tsx';
export { TemplatePicker } from './TemplatePicker.tsx';
