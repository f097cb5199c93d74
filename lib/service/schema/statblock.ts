import * as z from 'zod/mini';
import type {
  RpgSystem,
  Statblock,
  StatblockFolder,
  StatblockSummary,
  TemplateName,
} from '../../model/index.ts';
import { isRecord, parseJson } from '../json.ts';
import { answer } from './answer.ts';
import { anything, flag, integer, number, text, tolerant } from './fields.ts';
import {
  common,
  detail,
  entityOf,
  numberedLink,
  numberedLinks,
  numberedReference,
  referenceOf,
} from './reference.ts';
import { toText } from './values.ts';
import { readYaml } from './yaml.ts';

const templateName = /* @__PURE__ */ tolerant((value): TemplateName | null => {
  const template = numberedReference.safeParse(value).data;
  const system = isRecord(value) ? value.system : null;
  return template
    ? { id: template.id, title: template.title, system: numberedReference.safeParse(system).data ?? null }
    : null;
});

const summary = { shared: flag, isShared: flag, template: templateName, RPGSRD: numberedLink };

type Summary = { [Key in keyof typeof summary]: z.output<(typeof summary)[Key]> };

/** The earlier version puts the system into the template, the current one beside it. */
function summaryParts({ shared, isShared, template, RPGSRD }: Summary) {
  return {
    isShared: isShared ?? shared,
    template: template && { ...template, system: template.system ?? RPGSRD },
  };
}

export const statblockSummary = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id: integer, ...common, ...summary }),
  /* @__PURE__ */ z.transform((wire): StatblockSummary => ({ ...referenceOf(wire), ...summaryParts(wire) })),
);

export const statblock = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id: integer,
    ...detail,
    ...summary,
    data: anything,
    jsondata: anything,
    textualdata: text,
    dataParser: text,
    folder: numberedLink,
    blockfolder: numberedLink,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Statblock, 'raw'> => ({
      ...entityOf(wire),
      ...summaryParts(wire),
      data: textsOf(wire.data) ?? textsIn(wire.textualdata) ?? textsIn(wire.jsondata),
      source: wire.textualdata,
      parser: wire.dataParser,
      folder: wire.folder ?? wire.blockfolder,
    }),
  ),
);

/** JSON or YAML, or an object already. */
function textsIn(value: unknown): Record<string, string> | null {
  if (typeof value !== 'string' || value.trim() === '') return textsOf(value);
  return textsOf(parseJson(value) ?? readYaml(value));
}

function textsOf(value: unknown): Record<string, string> | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, textOf(held)]));
}

/** What is no text is told as one: a list of plain values line by line, all else as JSON; nothing is left out. */
function textOf(held: unknown): string {
  if (held === null || held === undefined) return '';
  const text = typeof held === 'boolean' ? String(held) : toText(held);
  if (text !== null) return text;
  const lines = Array.isArray(held) ? held.map(toText) : [null];
  return lines.includes(null) ? JSON.stringify(held) : lines.join('\n');
}

export const statblockFolder = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id: integer, ...detail, blocks: numberedLinks }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<StatblockFolder, 'raw'> => ({ ...entityOf(wire), statblocks: wire.blocks }),
  ),
);

export const rpgSystem = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id: integer, ...common, description: text, publisher: text, weight: number }),
  /* @__PURE__ */ z.transform(
    (wire): RpgSystem => ({
      ...referenceOf(wire),
      description: wire.description ?? '',
      publisher: wire.publisher,
    }),
  ),
);
