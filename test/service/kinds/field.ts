/** A field of a kind, besides those that every reference has. */
export interface Field {
  name: string;
  /** The lowest granularity that returns it. */
  from: number;
  shape: FieldShape;
  required: 'always' | 'undocumented' | 'no';
}

export type FieldShape =
  | { type: 'text' | 'number' | 'flag' | 'json'; start: string | number | boolean | null }
  /** References to one or several resources of a kind. */
  | { type: 'link' | 'links'; target: string }
  /** The reverse side: resources of `kind` whose field `by` references this one. */
  | { type: 'reverse'; kind: string; by: string; isSettable: boolean }
  /** The world or the user of the row itself. */
  | { type: 'world' | 'owner' };

const pattern =
  /^(?<name>\w+)(?::(?<type>number|flag|json)|>(?<target>\w+)(?<many>\[\])?|<(?<kind>\w+)\.(?<by>\w+)(?<settable>\[\])?|@(?<own>world|owner))?(?:=(?<start>[^!]+))?(?<required>!{0,2})$/;

/**
 * Parses a line of field definitions. `name` text · `name:number` `name:flag` `name:json` · `name=start` default value
 * · `name>kind` reference, `name>kind[]` several · `name<kind.field` reverse references, followed by `[]` if they can
 * be set from here · `name@world` `name@owner` · a trailing `!` for required fields, `!!` for fields that are required
 * although undocumented.
 */
export function readFields(line: string, from: number): Field[] {
  return line
    .trim()
    .split(/\s+/)
    .map((piece) => readField(piece, from));
}

function readField(piece: string, from: number): Field {
  const parts = pattern.exec(piece)?.groups;
  if (!parts?.name) throw new Error(`No property can be read from "${piece}"`);
  const required = { '': 'no', '!': 'always', '!!': 'undocumented' } as const;
  const marks = parts.required === '!' || parts.required === '!!' ? parts.required : '';
  return { name: parts.name, from, shape: shapeOf(parts), required: required[marks] };
}

function shapeOf({ type, target, many, kind, by, settable, own, start }: Record<string, string>): FieldShape {
  if (target) return { type: many ? 'links' : 'link', target };
  if (kind && by) return { type: 'reverse', kind, by, isSettable: settable !== undefined };
  if (own === 'world' || own === 'owner') return { type: own };
  switch (type) {
    case 'flag':
      return { type, start: start === 'true' };
    case 'number':
      return { type, start: start === undefined ? null : Number(start) };
    case 'json':
      return { type, start: null };
    default:
      return { type: 'text', start: start ?? null };
  }
}
