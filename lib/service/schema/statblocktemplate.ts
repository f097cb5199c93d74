import * as z from 'zod/mini';
import type { StatblockTemplate, TemplateField } from '../../model/index.ts';
import { isRecord, parseJson } from '../json.ts';
import { answer } from './answer.ts';
import { anything, integer, text } from './fields.ts';
import { detail, entityOf, numberedLink } from './reference.ts';
import { listOf, toFlag, toNumber, toText } from './values.ts';
import { readYaml } from './yaml.ts';

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
  /* @__PURE__ */ z.transform((wire): Omit<StatblockTemplate, 'raw'> => {
    const schema = fieldsOfSchema(wire.formSchema);
    return {
      ...entityOf(wire),
      description: wire.description ?? '',
      system: wire.RPGSRD ?? wire.system,
      fields: schema.length > 0 ? schema : fieldsOfParts(wire.parts),
    };
  }),
);

/** `fields: {name: {label, input, …}}`, as YAML, as JSON or as it is; `fields` itself may be left out. */
function fieldsOfSchema(value: unknown): TemplateField[] {
  const schema = typeof value === 'string' ? (parseJson(value) ?? readYaml(value, 'passed over')) : value;
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
