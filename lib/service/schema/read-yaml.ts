import {
  defineScalarTag,
  FAILSAFE_SCHEMA,
  load,
  nullCoreTag,
  type ScalarTagDefinition,
  YAMLException,
} from 'js-yaml';
import { failed, ok, type Result } from '../../model/index.ts';
import { isRecord } from '../json.ts';

// Scalars stay strings as written, because `1.10` and `yes` are what the user typed. The parser has its own file, so
// that it is loaded only when needed. Its input is limited, because parsing blocks the thread.

/** In characters. The longest published sheets have about 40,000. */
export const MOST_CHARACTERS = 100_000;
const DEEPEST = 20;
const MOST_ALIASES = 100;
/** Limits on values and characters after aliases are expanded, because converting to JSON expands them. */
const MOST_VALUES = 20_000;
const MOST_EXPANDED = 4 * MOST_CHARACTERS;

/** `tooLong` and `tooDeep`: beyond our limits. `notYaml`: a syntax error. */
export type YamlProblem = 'tooLong' | 'tooDeep' | 'notYaml';

/** Explicit tags of other types also keep the text as written. */
const asText = (name: string): ScalarTagDefinition<string> =>
  defineScalarTag(`tag:yaml.org,2002:${name}`, { resolve: (source) => source, identify: () => false });

const SCHEMA = FAILSAFE_SCHEMA.withTags(nullCoreTag, ['int', 'float', 'bool', 'timestamp'].map(asText));

class TooLarge extends Error {}

/** Expands aliases. Throws `TooLarge` if the result exceeds the limits. */
function expandAliases(value: unknown): unknown {
  let values = 0;
  let characters = 0;
  const copy = (held: unknown, depth: number): unknown => {
    values += 1;
    if (typeof held === 'string') characters += held.length;
    if (values > MOST_VALUES || characters > MOST_EXPANDED || depth > DEEPEST) throw new TooLarge();
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

/** Parses a YAML document to strings, nulls, arrays and objects. Never throws. */
export function readYaml(text: string): Result<unknown, YamlProblem> {
  if (text.length > MOST_CHARACTERS) return failed('tooLong');
  try {
    return ok(expandAliases(load(text, { schema: SCHEMA, maxDepth: DEEPEST, maxAliases: MOST_ALIASES })));
  } catch (error) {
    const isTooDeep = error instanceof YAMLException && /maxDepth|maxAliases|aliases/i.test(error.message);
    return failed(error instanceof TooLarge || isTooDeep ? 'tooDeep' : 'notYaml');
  }
}
