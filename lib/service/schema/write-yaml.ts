/** A flat map as YAML: double-quoted, which is JSON and needs no rules. */
export function writeYaml(data: Readonly<Record<string, string>>): string {
  const lines = Object.entries(data).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`,
  );
  return lines.join('') || '{}\n';
}
