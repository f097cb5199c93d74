import { TEMPLATES } from './template.ts';

const LABELS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  TEMPLATES.map(({ code, label }) => [code, label]),
);

/** The user-facing name of a template. A world's custom template keeps its code. */
export const templateLabel = (code: string): string => LABELS.get(code) ?? code;
