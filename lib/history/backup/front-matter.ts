type Value = string | number | boolean | null | readonly string[];

/** A double-quoted YAML 1.2 scalar: JSON, with the characters escaped that JSON allows and YAML doesn't. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function written(value: Exclude<Value, null>): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'object') return `[${value.map(quoted).join(', ')}]`;
  return String(value);
}

/** The YAML front matter of a file. Omits null and empty lists. Pure. */
export function frontMatter(facts: Readonly<Record<string, Value>>): string {
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === null || (typeof value === 'object' && value.length === 0) ? [] : [`${name}: ${written(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
