/** Longer than the widest row. */
const MAX_EXCERPT = 200;

/** Mentions (`@[Saltmere](settlement:…)`) and tags (`[b]`). Parsing the markup would take too long for a row. */
const MENTION = /@\[([^\]]*)\]\([^)]*\)/g;
const TAG = /\[\/?[a-z][^\]]*\]/gi;

/** An excerpt as one line without markup, or null if nothing is left. */
export function excerptLine(excerpt: string | null): string | null {
  if (excerpt === null) return null;
  const plain = excerpt.includes('[') ? excerpt.replace(MENTION, '$1').replace(TAG, '') : excerpt;
  const line = plain.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_EXCERPT) return line === '' ? null : line;
  const space = line.lastIndexOf(' ', MAX_EXCERPT);
  return `${line.slice(0, space > 0 ? space : MAX_EXCERPT)}…`;
}
