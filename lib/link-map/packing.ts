import type { Positions } from './layout.ts';
import type { MapGraph } from './select.ts';

// Format: version, fingerprint of the graph and scale (32 bits each), count of nodes (32 bits), then
//   the distance of each entry's location from the one before, as a varint
//   x and y of each node in turn, 16 bits each, in `scale` steps
// That is 5 to 6 bytes a node.

const VERSION = 1;
const HEADER = 13;
const LARGEST = 32_767;
/** Larger than any layout's; a damaged one must not lead out of what positions can hold. */
const LARGEST_SCALE = 1e6;

export interface SavedLayout {
  positions: Positions;
  /** Whether it was made for exactly this graph. If not, it is a start for a new layout. */
  isCurrent: boolean;
}

/** FNV-1a over the graph's numbers. */
function fingerprintOf({ entries, links }: MapGraph): number {
  let value = 0x811c9dc5;
  for (const numbers of [entries, links])
    for (const number of numbers) value = Math.imul(value ^ number, 0x01000193);
  return value >>> 0;
}

function packDistances(entries: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(entries.length * 5);
  let [at, before] = [0, 0];
  for (const location of entries) {
    let distance = location - before;
    before = location;
    for (; distance >= 128; distance >>>= 7) bytes[at++] = (distance & 127) | 128;
    bytes[at++] = distance;
  }
  return bytes.subarray(0, at);
}

export function packLayout(graph: MapGraph, positions: Positions): ArrayBuffer {
  const distances = packDistances(graph.entries);
  const farthest = positions.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Math.max(farthest, 1) / LARGEST;
  const packed = new ArrayBuffer(HEADER + distances.length + positions.length * 2);
  const view = new DataView(packed);
  view.setUint8(0, VERSION);
  view.setUint32(1, fingerprintOf(graph));
  view.setFloat32(5, scale);
  view.setUint32(9, graph.entries.length);
  new Uint8Array(packed, HEADER).set(distances);
  let at = HEADER + distances.length;
  for (const value of positions) {
    view.setInt16(at, Math.round(value / scale));
    at += 2;
  }
  return packed;
}

/** The stored position of each location. Null if it can't be read. */
function open(
  packed: unknown,
): { fingerprint: number; places: Map<number, readonly [number, number]> } | null {
  if (!(packed instanceof ArrayBuffer) || packed.byteLength < HEADER) return null;
  const view = new DataView(packed);
  const [version, count, scale] = [view.getUint8(0), view.getUint32(9), view.getFloat32(5)];
  const start = packed.byteLength - count * 4;
  if (version !== VERSION || start < HEADER + count) return null;
  // Not a number fails, too.
  if (!(scale > 0 && scale <= LARGEST_SCALE)) return null;
  const places = new Map<number, readonly [number, number]>();
  let [at, location] = [HEADER, 0];
  for (let node = 0; node < count; node++) {
    for (let shift = 0, byte = 128; byte >= 128; shift += 7) {
      if (at >= start || shift > 28) return null;
      byte = view.getUint8(at++);
      location += (byte & 127) * 2 ** shift;
    }
    const place = start + node * 4;
    places.set(location, [view.getInt16(place) * scale, view.getInt16(place + 2) * scale]);
  }
  return at === start ? { fingerprint: view.getUint32(1), places } : null;
}

/** Where new nodes begin: beside a neighbor that has a place, each at an angle of its own. */
function placeNew(graph: MapGraph, positions: Positions, isNew: Uint8Array): void {
  const { links } = graph;
  for (let at = 0; at < links.length; at += 2) {
    const [a, b] = [links[at] ?? 0, links[at + 1] ?? 0];
    if (isNew[a] === isNew[b]) continue;
    const [fresh, known] = isNew[a] ? [a, b] : [b, a];
    positions[fresh * 2] = (positions[known * 2] ?? 0) + 12 * Math.cos(fresh);
    positions[fresh * 2 + 1] = (positions[known * 2 + 1] ?? 0) + 12 * Math.sin(fresh);
    isNew[fresh] = 0;
  }
}

/** Below this share of known nodes, a layout is made from scratch: continuing it would distort it. */
const KNOWN_SHARE = 0.6;

/**
 * The stored positions for a graph. Where the graph has changed since, new nodes begin beside a neighbor.
 * @param packed what `packLayout` returned, or anything else that was stored
 * @returns null if it can't be read, or if most nodes are new
 */
export function restoreLayout(packed: unknown, graph: MapGraph): SavedLayout | null {
  const opened = open(packed);
  if (!opened) return null;
  const positions = new Float32Array(graph.entries.length * 2);
  const isNew = new Uint8Array(graph.entries.length);
  let known = 0;
  for (const [node, location] of graph.entries.entries()) {
    const place = opened.places.get(location);
    if (!place) {
      isNew[node] = 1;
      positions[node * 2] = Math.cos(node);
      positions[node * 2 + 1] = Math.sin(node);
      continue;
    }
    known++;
    [positions[node * 2], positions[node * 2 + 1]] = place;
  }
  if (known < graph.entries.length * KNOWN_SHARE) return null;
  placeNew(graph, positions, isNew);
  return {
    positions,
    isCurrent: known === graph.entries.length && opened.fingerprint === fingerprintOf(graph),
  };
}
