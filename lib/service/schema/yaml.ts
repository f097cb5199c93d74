/** A map of texts, and of maps of texts. */
export interface YamlMap {
  [key: string]: string | YamlMap;
}

const ENTRY =
  /^( *)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#'"&*!|>%@`{[\]},-][^:]*?|-[^\s:][^:]*?) *:(?: +(.*))?$/;
const DEEPEST = 8;

/**
 * As much of YAML as the platform writes: maps of plain, quoted and block texts, nested by spaces, with comments
 * (platform notes, Statblocks). Null for anything else: nothing is guessed.
 * @param lists whether the value of a key may be a list; it is passed over then, and reads as an empty text
 */
export function readYaml(text: string, lists: 'refused' | 'passed over' = 'refused'): YamlMap | null {
  if (text.trim() === '{}') return {};
  const lines = text.split(/\r?\n/);
  const reader = { lines, at: 0, mayList: lists === 'passed over' };
  const map = readMap(reader, 0, 0);
  skipBlank(reader);
  return map && reader.at >= lines.length ? map : null;
}

/** A flat map as YAML: double-quoted, which is JSON and needs no rules. */
export function writeYaml(data: Readonly<Record<string, string>>): string {
  const lines = Object.entries(data).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`,
  );
  return lines.join('') || '{}\n';
}

interface Reader {
  lines: string[];
  at: number;
  mayList: boolean;
}

function skipBlank(reader: Reader): void {
  while (/^\s*(#.*)?$|^---\s*$|^\.\.\.\s*$/.test(reader.lines[reader.at] ?? 'end')) reader.at++;
}

function readMap(reader: Reader, least: number, depth: number): YamlMap | null {
  if (depth > DEEPEST) return null;
  const entries: [string, string | YamlMap][] = [];
  let indent = -1;
  for (;;) {
    skipBlank(reader);
    const line = reader.lines[reader.at];
    if (line === undefined || indentOf(line) < least) break;
    if (indent < 0) indent = indentOf(line);
    if (indentOf(line) < indent) break;
    const match = ENTRY.exec(line);
    if (!match || indentOf(line) > indent) return null;
    reader.at += 1;
    const key = scalar(match[2] ?? '');
    const value = readValue(reader, (match[3] ?? '').trim(), indent, depth);
    if (key === null || value === null) return null;
    entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

function readValue(reader: Reader, rest: string, indent: number, depth: number): string | YamlMap | null {
  if (reader.mayList && passList(reader, rest, indent)) return '';
  const block = /^([|>])([+-]?)\d?(?:\s+#.*)?$/.exec(rest);
  if (block) return readBlock(reader, indent, block[1] === '>', block[2] ?? '');
  if (rest !== '' && !rest.startsWith('#')) return scalar(joined(reader, rest, indent));
  skipBlank(reader);
  const next = reader.lines[reader.at];
  return next !== undefined && indentOf(next) > indent ? readMap(reader, indent + 1, depth + 1) : '';
}

/** Whether a list stood there, in brackets or line by line; what is in it is passed over. */
function passList(reader: Reader, rest: string, indent: number): boolean {
  if (rest.startsWith('[')) {
    let last = rest;
    while (!/\]\s*(#.*)?$/.test(last)) {
      const line = reader.lines[reader.at];
      if (line === undefined || (line.trim() !== '' && indentOf(line) <= indent && line.trim() !== ']'))
        return false;
      last = line;
      reader.at += 1;
    }
    return true;
  }
  if (rest !== '' && !rest.startsWith('#')) return false;
  skipBlank(reader);
  const own = indentOf(reader.lines[reader.at] ?? '');
  const isItem = (line: string): boolean => indentOf(line) === own && /^-(\s|$)/.test(line.trimStart());
  if (own < indent || !isItem(reader.lines[reader.at] ?? '')) return false;
  for (; reader.at < reader.lines.length; reader.at++) {
    const line = reader.lines[reader.at] ?? '';
    if (!/^\s*(#.*)?$/.test(line) && indentOf(line) <= own && !isItem(line)) break;
  }
  return true;
}

/** A quoted text that goes on over lines is one text. */
function joined(reader: Reader, first: string, indent: number): string {
  const quote = first[0];
  if (quote !== '"' && quote !== "'") return first;
  let text = first;
  while (!closed(text, quote)) {
    const line = reader.lines[reader.at];
    if (line === undefined || (line.trim() !== '' && indentOf(line) <= indent)) break;
    text += line.trim() === '' ? '\n' : `${text.endsWith('\n') ? '' : ' '}${line.trim()}`;
    reader.at += 1;
  }
  return text;
}

function closed(text: string, quote: string): boolean {
  return quote === '"' ? /^"(?:[^"\\]|\\.)*"\s*(#.*)?$/s.test(text) : /^'(?:[^']|'')*'\s*(#.*)?$/s.test(text);
}

function readBlock(reader: Reader, indent: number, fold: boolean, chomp: string): string {
  const lines: string[] = [];
  let own = 0;
  for (; reader.at < reader.lines.length; reader.at++) {
    const line = reader.lines[reader.at] ?? '';
    if (line.trim() !== '' && indentOf(line) <= indent) break;
    if (own === 0 && line.trim() !== '') own = indentOf(line);
    lines.push(line.slice(own));
  }
  const text = fold ? lines.join('\n').replaceAll(/(\S)\n(?=\S)/g, '$1 ') : lines.join('\n');
  if (chomp === '+') return text;
  return text.replace(/\n+$/, '') + (chomp === '-' || text === '' ? '' : '\n');
}

/** Null for what begins as something else than a text: a list, a map on one line, an anchor. */
function scalar(text: string): string | null {
  const single = /^'((?:[^']|'')*)'\s*(?:#.*)?$/s.exec(text);
  if (single) return (single[1] ?? '').replaceAll("''", "'");
  const double = /^("(?:[^"\\]|\\.)*")\s*(?:#.*)?$/s.exec(text);
  if (double) return unescaped(double[1] ?? '""');
  if (/^(\[\]|\{\}|null|~)$/i.test(text)) return '';
  return /^(["'[{&*!|>%@`]|[-?] )/.test(text) ? null : text.replace(/\s+#.*$/, '').trim();
}

/** YAML's escapes beyond those of JSON, two characters at a time, so that an escaped backslash stays one. */
function unescaped(quoted: string): string | null {
  const json = quoted.replaceAll(/\\(x[\da-f]{2}|[\s\S])|[\n\t]/gi, (found, mark: string | undefined) => {
    if (mark === undefined) return found === '\n' ? '\\n' : '\\t';
    if (mark.length === 3) return `\\u00${mark.slice(1)}`;
    return ESCAPES[mark] ?? found;
  });
  try {
    return String(JSON.parse(json));
  } catch {
    return null;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  0: '\\u0000',
  a: '\\u0007',
  e: '\\u001b',
  v: '\\u000b',
  ' ': ' ',
  _: '\u00a0',
};

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
