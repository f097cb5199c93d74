import * as z from 'zod/mini';
import type {
  RpgSystem,
  Statblock,
  StatblockFolder,
  StatblockSummary,
  StatblockTemplate,
  TemplateField,
  TemplateName,
  UnreadData,
} from '../../model/index.ts';
import { isRecord, parseJson } from '../json.ts';
import {
  anything,
  flag,
  integer,
  listOf,
  number,
  text,
  toFlag,
  tolerant,
  toNumber,
  toText,
} from './fields.ts';
import { answer } from './parse.ts';
import {
  common,
  detail,
  entityOf,
  numberedLink,
  numberedLinks,
  numberedReference,
  referenceOf,
} from './reference.ts';

export const statblockTemplate = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id: integer,
    ...detail,
    description: text,
    RPGSRD: numberedLink,
    system: numberedLink,
    formSchema: anything,
    parts: anything,
  }),
  /* @__PURE__ */ z.transform(
    (wire): UnparsedTemplate => ({
      ...entityOf(wire),
      description: wire.description ?? '',
      system: wire.RPGSRD ?? wire.system,
      formSchema: wire.formSchema,
      parts: wire.parts,
    }),
  ),
);

/** A template whose fields aren't parsed yet. */
type UnparsedTemplate = Omit<StatblockTemplate, 'raw' | 'fields'> & { formSchema: unknown; parts: unknown };

/** Parses the fields. Loads the YAML parser if it is needed. */
export async function withFields<Unparsed extends UnparsedTemplate>({
  formSchema,
  parts,
  ...template
}: Unparsed): Promise<Omit<Unparsed, 'formSchema' | 'parts'> & Pick<StatblockTemplate, 'fields'>> {
  const fields = await fieldsOfSchema(formSchema);
  return { ...template, fields: fields.length > 0 ? fields : fieldsOfParts(parts) };
}

/** Parses JSON or YAML. Null if it is neither. */
async function schemaIn(text: string): Promise<unknown> {
  const json = parseJson(text);
  if (json !== undefined) return json;
  const { readYaml } = await import('./read-yaml.ts');
  const read = readYaml(text);
  return read.ok ? read.value : null;
}

/** Parses `fields: {name: {label, input, …}}`, as YAML, JSON or an object. The `fields` wrapper is optional. */
async function fieldsOfSchema(value: unknown): Promise<TemplateField[]> {
  const schema = typeof value === 'string' ? await schemaIn(value) : value;
  if (!isRecord(schema)) return [];
  const fields = isRecord(schema.fields) ? schema.fields : schema;
  return Object.entries(fields).flatMap(([name, field]) => (isRecord(field) ? [fieldOf(name, field)] : []));
}

function fieldsOfParts(value: unknown): TemplateField[] {
  const parts = listOf(value).filter(isRecord);
  const placed = parts.map((part, at) => ({ part, position: toNumber(part.position) ?? at }));
  placed.sort((one, other) => one.position - other.position);
  return placed.flatMap(({ part }) => {
    const name = toText(part.title);
    return name ? [fieldOf(name, part)] : [];
  });
}

function fieldOf(name: string, field: Record<string, unknown>): TemplateField {
  return {
    name,
    label: toText(field.label) || toText(field.description) || name,
    input: toText(field.input) ?? toText(field.type) ?? 'string',
    renderer: toText(field.renderer) ?? toText(field.render),
    placeholder: toText(field.placeholder),
    section: toText(field.section),
    isRequired: toFlag(field.required) ?? false,
  };
}

const templateName = /* @__PURE__ */ tolerant((value): TemplateName | null => {
  const template = numberedReference.safeParse(value).data;
  const system = isRecord(value) ? value.system : null;
  return template
    ? { id: template.id, title: template.title, system: numberedReference.safeParse(system).data ?? null }
    : null;
});

const summary = { shared: flag, isShared: flag, template: templateName, RPGSRD: numberedLink };

type Summary = { [Key in keyof typeof summary]: z.output<(typeof summary)[Key]> };

/** Aragorn returns the game system inside the template, boromir next to it. */
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

/** A statblock whose data isn't parsed yet. The first of `sources` that can be parsed is used. */
type UnparsedStatblock = Omit<Statblock, 'raw' | 'data' | 'unread'> & { sources: readonly unknown[] };

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
    (wire): UnparsedStatblock => ({
      ...entityOf(wire),
      ...summaryParts(wire),
      sources: [wire.data, wire.textualdata, wire.jsondata],
      source: wire.textualdata,
      parser: wire.dataParser,
      folder: wire.folder ?? wire.blockfolder,
    }),
  ),
);

/** Parses the data. Loads the YAML parser if it is needed. */
export async function withData<Unparsed extends UnparsedStatblock>({
  sources: held,
  ...block
}: Unparsed): Promise<Omit<Unparsed, 'sources'> & Pick<Statblock, 'data' | 'unread'>> {
  let unread: UnreadData | null = null;
  for (const value of held) {
    const texts = await textsIn(value);
    if (typeof texts === 'object' && texts !== null) return { ...block, data: texts, unread: null };
    unread ??= texts;
  }
  return { ...block, data: null, unread };
}

/** The fields of JSON, YAML or an object. Null if there are none. */
async function textsIn(value: unknown): Promise<Record<string, string> | UnreadData | null> {
  if (typeof value !== 'string' || value.trim() === '') return textsOf(value);
  const json = parseJson(value);
  if (json !== undefined) return textsOf(json) ?? 'notYaml';
  const { readYaml } = await import('./read-yaml.ts');
  const read = readYaml(value);
  return read.ok ? (textsOf(read.value) ?? 'notYaml') : read.problem;
}

function textsOf(value: unknown): Record<string, string> | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, textOf(held)]));
}

/** Converts any value to text: a list of plain values to lines, anything else to JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'boolean' ? String(value) : toText(value);
  if (text !== null) return text;
  const lines = Array.isArray(value) ? value.map(toText) : [null];
  return lines.includes(null) ? JSON.stringify(value) : lines.join('\n');
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
