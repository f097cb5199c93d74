import { TEMPLATES } from './template.ts';

const LABELS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  TEMPLATES.map(({ code, label }) => [code, label]),
);

/** The word that people know a template by; one of a world's own keeps its code. */
export const templateLabel = (code: string): string => LABELS.get(code) ?? code;
