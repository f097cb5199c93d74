import type { Json, Raw } from '../../model/index.ts';
import type { TextNode } from './manuscript-text.ts';
import type { TextRow } from './run.ts';

/** A manuscript version with all of its texts, assembled from its rows. */
export interface VersionText {
  title: string;
  /** For the JSON file: each response unchanged, with parts and beats by id so that two files can be compared. */
  json: {
    version: Raw;
    parts?: Record<string, { part: Raw; beats: Record<string, Raw> }>;
    /** Present if the API returns a version at once. */
    export?: Raw;
  };
  nodes: readonly TextNode[];
}

/** The value as `JSON.parse` would return it. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

const textIn = (raw: Raw, name: string): string => {
  const value = raw[name];
  return typeof value === 'string' ? value : '';
};
const numberIn = (raw: Raw, name: string): number => Number(raw[name] ?? 0) || 0;
const inOrder = (a: { raw: Raw }, b: { raw: Raw }): number =>
  numberIn(a.raw, 'position') - numberIn(b.raw, 'position');

function idIn(value: unknown): string | null {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' && id !== '' && id !== '-1' ? id : null;
}

interface Node {
  id: string;
  raw: Raw;
  above: string | null;
  text: TextNode & { children: TextNode[] };
}

/**
 * Assembles a version from its rows. Null if its own row is missing, which means it wasn't read completely. Pure.
 * @param isLeftOut parts that are no text of the book, with all that is in them
 */
export function versionText(
  rows: readonly TextRow[],
  isLeftOut: (part: Raw) => boolean = () => false,
): VersionText | null {
  const own = rows.find(({ partId }) => partId === '');
  if (!own?.version) return null;
  const { version, whole } = own;
  const title = textIn(version, 'title');
  if (whole) return { title, json: { version, export: whole }, nodes: nodesIn(whole.parts) };
  const parts = rows.flatMap(({ partId, part, beats }) => (part ? [{ id: partId, raw: part, beats }] : []));
  const byId = parts.map(({ id, raw, beats }) => [
    id,
    { part: raw, beats: Object.fromEntries(beats.map((beat) => [beat.id, beat.raw])) },
  ]);
  return { title, json: { version, parts: Object.fromEntries(byId) }, nodes: treeOf(parts, isLeftOut) };
}

/** Maximum nesting of a manuscript's parts. */
const DEEPEST = 32;

/** The parts of an export, keyed by id, with their children (API specification, Manuscript export). */
function nodesIn(parts: unknown, depth = 0): TextNode[] {
  if (typeof parts !== 'object' || parts === null || depth > DEEPEST) return [];
  return Object.values(parts).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return [];
    const part: Raw = { ...value };
    const [title, content] = [textIn(part, 'title'), textIn(part, 'content')];
    return [{ title, content, children: nodesIn(part.children, depth + 1) }];
  });
}

function treeOf(
  parts: readonly { id: string; raw: Raw; beats: TextRow['beats'] }[],
  isLeftOut: (part: Raw) => boolean,
): TextNode[] {
  const nodes = parts.map(({ id, raw, beats }): Node => {
    const texts = [raw, ...beats.toSorted(inOrder).map((beat) => beat.raw)].map((one) =>
      textIn(one, 'content'),
    );
    const content = texts.filter((text) => text.trim() !== '').join('\n\n');
    return { id, raw, above: idIn(raw.parent), text: { title: textIn(raw, 'title'), content, children: [] } };
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const roots: TextNode[] = [];
  for (const node of [...nodes].sort(inOrder)) {
    if (isLeftOut(node.raw)) continue;
    const above =
      node.above === null || isBelow(node.above, node.id, byId) ? undefined : byId.get(node.above);
    (above?.text.children ?? roots).push(node.text);
  }
  return roots;
}

/** Whether `id` is `above` or one of its descendants. */
function isBelow(id: string, above: string, nodes: ReadonlyMap<string, Node>): boolean {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); at = nodes.get(at)?.above ?? null) {
    if (at === above) return true;
    seen.add(at);
  }
  return false;
}
