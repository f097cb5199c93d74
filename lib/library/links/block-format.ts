import { ByteReader, ByteWriter } from '../search/index.ts';
import { LINK_KINDS, type Link } from './link.ts';

/** The links of a block's entries by slot; null for an entry that wasn't read in full. */
export type BlockLinks = (readonly Link[] | null)[];

// Format: version, checksum (FNV-1a over the rest, 32 bits), then
//   fields:  count, each as text
//   entries: count, each as slot, count of links, links
//   link:    kind, plus 16 if the field is another than that of the link before; then the field's number
//            position, less that of the link before if the field is the same
//            six bytes of the target's key
// All numbers are varints, except the bytes of keys.

/** 2: mentions whose target is gone are links, too. */
const VERSION = 2;
const HEADER = 5;
const OTHER_FIELD = 16;
const KIND = 15;
/** More than a text has; a damaged count must not fill the memory. */
const MOST = 1 << 20;

function checksum(bytes: Uint8Array): number {
  let value = 0x811c9dc5;
  for (let at = HEADER; at < bytes.length; at++) value = Math.imul(value ^ (bytes[at] ?? 0), 0x01000193);
  return value >>> 0;
}

/** Ascending positions within each field keep the distances small. */
const inOrder = (a: Link, b: Link): number =>
  a.field === b.field ? a.position - b.position : a.field < b.field ? -1 : 1;

const keyBytes = new Uint8Array(6);
function writeKey(writer: ByteWriter, key: number): void {
  const low = key >>> 0;
  const high = Math.floor(key / 0x1_0000_0000);
  for (let at = 0; at < 4; at++) keyBytes[at] = (low >>> (at * 8)) & 255;
  keyBytes[4] = high & 255;
  keyBytes[5] = (high >>> 8) & 255;
  writer.raw(keyBytes);
}

function readKey(bytes: Uint8Array, at: number): number {
  const byte = (index: number): number => bytes[at + index] ?? 0;
  const low = (byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24)) >>> 0;
  return (byte(4) | (byte(5) << 8)) * 0x1_0000_0000 + low;
}

/** Packs the links of a block's entries. */
export function packLinks(block: BlockLinks): ArrayBuffer {
  const numbers = new Map<string, number>();
  for (const links of block)
    for (const { field } of links ?? []) if (!numbers.has(field)) numbers.set(field, numbers.size);
  const writer = new ByteWriter();
  writer.raw(new Uint8Array(HEADER));
  writer.varint(numbers.size);
  for (const field of numbers.keys()) writer.text(field);
  const entries = [...block.entries()].flatMap(([slot, links]) => (links ? [{ slot, links }] : []));
  writer.varint(entries.length);
  for (const { slot, links } of entries) {
    writer.varint(slot);
    writer.varint(links.length);
    let [field, position] = ['', 0];
    for (const link of [...links].sort(inOrder)) {
      const isSame = link.field === field;
      writer.varint(LINK_KINDS.indexOf(link.kind) | (isSame ? 0 : OTHER_FIELD));
      if (!isSame) writer.varint(numbers.get(link.field) ?? 0);
      writer.varint(isSame ? link.position - position : link.position);
      writeKey(writer, link.target);
      [field, position] = [link.field, link.position];
    }
  }
  const bytes = writer.view().slice();
  bytes[0] = VERSION;
  new DataView(bytes.buffer).setUint32(1, checksum(bytes));
  return bytes.buffer;
}

/** Calls back for each link of a packed block. False: it is damaged or of another version, and nothing was called. */
export function forEachLink(
  packed: unknown,
  call: (slot: number, link: Link) => void,
  entered: (slot: number) => void = () => {},
): boolean {
  if (!(packed instanceof ArrayBuffer) || packed.byteLength <= HEADER) return false;
  const bytes = new Uint8Array(packed);
  if (bytes[0] !== VERSION || new DataView(packed).getUint32(1) !== checksum(bytes)) return false;
  const reader = new ByteReader(bytes, HEADER);
  const fields = Array.from({ length: Math.min(MOST, reader.varint()) }, () => reader.text());
  const entries = reader.varint();
  for (let entry = 0; entry < entries; entry++) {
    const slot = reader.varint();
    const count = Math.min(MOST, reader.varint());
    entered(slot);
    let [field, position] = ['', 0];
    for (let at = 0; at < count; at++) {
      const head = reader.varint();
      const isSame = (head & OTHER_FIELD) === 0;
      if (!isSame) field = fields[reader.varint()] ?? '';
      position = (isSame ? position : 0) + reader.varint();
      const target = readKey(bytes, reader.at);
      reader.at += keyBytes.length;
      call(slot, { kind: LINK_KINDS[head & KIND] ?? 'mention', field, position, target });
    }
  }
  return true;
}

/** The links of a packed block, `size` slots. Null: it is damaged or of another version. */
export function openLinks(packed: unknown, size: number): BlockLinks | null {
  const block = new Array<Link[] | null>(size).fill(null);
  const isSound = forEachLink(
    packed,
    (slot, link) => block[slot]?.push(link),
    (slot) => {
      block[slot] = [];
    },
  );
  return isSound ? block : null;
}
