import type { StoredEntity } from '../database/index.ts';

/** The values of a statblock by key, all strings. Empty if its text can't be parsed. */
export function statblockData(block: StoredEntity): Record<string, string> {
  const { textualdata, dataParser } = block.fields;
  if (typeof textualdata !== 'string') return {};
  if (dataParser === 'json' || textualdata.trimStart().startsWith('{')) return fromJson(textualdata);
  return readFlatYaml(textualdata);
}

function fromJson(text: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, String(value ?? '')]));
  } catch {
    return {};
  }
}

/**
 * The subset of YAML in statblocks: one `key: value` per line, with a plain, quoted or block value (`|`, `>`). Other
 * lines are ignored.
 */
function readFlatYaml(text: string): Record<string, string> {
  const data: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const [, key, rest] = /^["']?([\w -]+?)["']?:(?:\s+(.*))?$/.exec(lines[at] ?? '') ?? [];
    if (key === undefined) continue;
    const value = (rest ?? '').trim();
    if (!/^[|>][+-]?$/.test(value)) {
      data[key] = unquoted(value);
      continue;
    }
    const inside: string[] = [];
    while (at + 1 < lines.length && /^(\s+|$)/.test(lines[at + 1] ?? '')) {
      inside.push((lines[at + 1] ?? '').replace(/^ {1,2}/, ''));
      at += 1;
    }
    data[key] = inside.join(value.startsWith('|') ? '\n' : ' ').trimEnd();
  }
  return data;
}

function unquoted(value: string): string {
  if (/^".*"$/s.test(value)) {
    try {
      return String(JSON.parse(value));
    } catch {
      return value.slice(1, -1);
    }
  }
  if (/^'.*'$/s.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  return value === 'null' || value === '~' ? '' : value;
}

/** Writes the data as YAML with all values quoted. */
export function writeFlatYaml(data: Readonly<Record<string, string>>): string {
  return Object.entries(data)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
}
