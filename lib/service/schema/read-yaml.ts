import {
  defineScalarTag,
  FAILSAFE_SCHEMA,
  load,
  nullCoreTag,
  type ScalarTagDefinition,
  YAMLException,
} from 'js-yaml';
import { isRecord } from '../json.ts';

// Only texts come of it, as they were written: `1.10` and `yes` are what a person typed. The parser is a file of its own,
// loaded when the first YAML is to be read; what it gets is bounded, because it blocks the thread that it runs in.

/** Characters; the longest sheets that people publish have about 40,000. */
export const MOST_CHARACTERS = 100_000;
const DEEPEST = 20;
const MOST_ALIASES = 100;
/** Values and characters with every alias written out: JSON, which shows what is nested, writes them out. */
const MOST_VALUES = 20_000;
const MOST_EXPANDED = 4 * MOST_CHARACTERS;

export type YamlReading =
  | { ok: true; value: unknown }
  /** `tooLong` and `tooDeep` are our bounds; `notYaml` is a mistake in the text. */
  | { ok: false; why: 'tooLong' | 'tooDeep' | 'notYaml' };

/** Explicit tags of other types leave the text as it is, too. */
const asText = (name: string): ScalarTagDefinition<string> =>
  defineScalarTag(`tag:yaml.org,2002:${name}`, { resolve: (source) => source, identify: () => false });

const SCHEMA = FAILSAFE_SCHEMA.withTags(nullCoreTag, ['int', 'float', 'bool', 'timestamp'].map(asText));

class TooMuch extends Error {}

/** The same value without aliases; throws `TooMuch` where that is more than anybody writes. */
function expanded(value: unknown): unknown {
  let values = 0;
  let characters = 0;
  const copy = (held: unknown, depth: number): unknown => {
    values += 1;
    if (typeof held === 'string') characters += held.length;
    if (values > MOST_VALUES || characters > MOST_EXPANDED || depth > DEEPEST) throw new TooMuch();
    if (Array.isArray(held)) return held.map((item) => copy(item, depth + 1));
    if (!isRecord(held)) return held;
    return Object.fromEntries(
      Object.entries(held).map(([key, item]) => {
        characters += key.length;
        return [key, copy(item, depth + 1)];
      }),
    );
  };
  return copy(value, 0);
}

/** One document of YAML: texts, nulls, lists and maps. Never throws. */
export function readYaml(text: string): YamlReading {
  if (text.length > MOST_CHARACTERS) return { ok: false, why: 'tooLong' };
  try {
    return {
      ok: true,
      value: expanded(load(text, { schema: SCHEMA, maxDepth: DEEPEST, maxAliases: MOST_ALIASES })),
    };
  } catch (error) {
    const isTooDeep = error instanceof YAMLException && /maxDepth|maxAliases|aliases/i.test(error.message);
    return { ok: false, why: error instanceof TooMuch || isTooDeep ? 'tooDeep' : 'notYaml' };
  }
}
