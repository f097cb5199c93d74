import { FAILSAFE_SCHEMA, load, nullCoreTag } from 'js-yaml';

/** Values stay as written: `1.10` and `yes` are what the person typed. */
const SCHEMA = FAILSAFE_SCHEMA.withTags(nullCoreTag);

/** Limits: of the front matter in characters, of nesting, of fields. */
const MOST = 100_000;
const DEEPEST = 10;
const MOST_FIELDS = 200;

const OPENING = /^---[ \t]*\r?\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/m;

export interface FrontMatter {
  /** By name, as written. Values of lists are separate. */
  fields: Map<string, string[]>;
  /** The text after it. */
  body: string;
  /** The front matter's text if it isn't YAML. */
  damaged: string | null;
}

const none = (body: string): FrontMatter => ({ fields: new Map(), body, damaged: null });

/** Splits the YAML front matter from a text. Never throws. Pure. */
export function readFrontMatter(text: string): FrontMatter {
  const opening = OPENING.exec(text);
  if (!opening) return none(text);
  const rest = text.slice(opening[0].length, opening[0].length + MOST);
  const closing = CLOSING.exec(rest);
  if (!closing) return none(text);
  const yaml = rest.slice(0, closing.index);
  const body = text.slice(opening[0].length + closing.index + closing[0].length).replace(/^\r?\n/, '');
  // A rule at the top of a text without front matter.
  if (!/^[^\s#][^\n]*:(?:\s|$)/m.test(yaml)) return yaml.trim() === '' ? none(body) : none(text);
  try {
    const value: unknown = load(yaml, { schema: SCHEMA, maxDepth: DEEPEST, maxAliases: 0 });
    return { fields: fieldsOf(value), body, damaged: null };
  } catch {
    return { ...none(body), damaged: yaml.trim() };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flat: nested fields are named `outer.inner`. */
function fieldsOf(value: unknown): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const add = (name: string, held: unknown): void => {
    if (fields.size >= MOST_FIELDS) return;
    if (isObject(held))
      for (const [key, inner] of Object.entries(held)) add(name === '' ? key : `${name}.${key}`, inner);
    else if (name !== '') {
      const values = (Array.isArray(held) ? held.flat(DEEPEST) : [held]).flatMap(wordsOf);
      if (values.length > 0) fields.set(name, values);
    }
  };
  add('', value);
  return fields;
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return isObject(value) ? [JSON.stringify(value)] : [];
}
