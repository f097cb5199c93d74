import * as z from 'zod/mini';
import type { StatblockTemplate, TemplateField } from '../../model/index.ts';
import { isRecord, parseJson } from '../json.ts';
import { answer } from './answer.ts';
import { anything, integer, text } from './fields.ts';
import { detail, entityOf, numberedLink } from './reference.ts';
import { listOf, toFlag, toNumber, toText } from './values.ts';

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
