import * as z from 'zod/mini';
import type {
  RpgSystem,
  Statblock,
  StatblockFolder,
  StatblockSummary,
  TemplateName,
  UnreadData,
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

/** A statblock as it came: what stands in it is still to be read, from the first of `held` that can be. */
type HeldStatblock = Omit<Statblock, 'raw' | 'data' | 'unread'> & { held: readonly unknown[] };

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
    (wire): HeldStatblock => ({
      ...entityOf(wire),
      ...summaryParts(wire),
      held: [wire.data, wire.textualdata, wire.jsondata],
      source: wire.textualdata,
      parser: wire.dataParser,
      folder: wire.folder ?? wire.blockfolder,
    }),
  ),
);

/** Reads what stands in it. The parser of YAML is loaded with the first statblock that needs it. */
export async function withData<Held extends HeldStatblock>({
  held,
  ...block
}: Held): Promise<Omit<Held, 'held'> & Pick<Statblock, 'data' | 'unread'>> {
  let unread: UnreadData | null = null;
  for (const value of held) {
    const texts = await textsIn(value);
    if (typeof texts === 'object' && texts !== null) return { ...block, data: texts, unread: null };
    unread ??= texts;
  }
  return { ...block, data: null, unread };
}

/** JSON or YAML, or an object already; null where there is nothing. */
async function textsIn(value: unknown): Promise<Record<string, string> | UnreadData | null> {
  if (typeof value !== 'string' || value.trim() === '') return textsOf(value);
  const json = parseJson(value);
  if (json !== undefined) return textsOf(json) ?? 'notYaml';
  const { readYaml } = await import('./read-yaml.ts');
  const read = readYaml(value);
  return read.ok ? (textsOf(read.value) ?? 'notYaml') : read.why;
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
