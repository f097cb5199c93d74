/** Converts a flat object to YAML with double-quoted strings, which have the same syntax as JSON. */
export function writeYaml(data: Readonly<Record<string, string>>): string {
  const lines = Object.entries(data).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`,
  );
  return lines.join('') || '{}\n';
}
