import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import zopfli from '@gfx/zopfli';

const STORED = 0;
const DEFLATED = 8;
/** The first day that a ZIP can name: the same files make the same package. */
const NEVER = 0x21;

interface Entry {
  name: Buffer;
  bytes: Buffer;
  packed: Buffer;
}

/** What both headers of an entry say of it. */
function described({ name, bytes, packed }: Entry): Buffer {
  const said = Buffer.alloc(26);
  said.writeUInt16LE(20, 0); // the version that is needed to read it
  said.writeUInt16LE(packed === bytes ? STORED : DEFLATED, 4);
  said.writeUInt16LE(NEVER, 8);
  said.writeUInt32LE(crc32(bytes), 10);
  said.writeUInt32LE(packed.length, 14);
  said.writeUInt32LE(bytes.length, 18);
  said.writeUInt16LE(name.length, 22);
  return said;
}

const header = (entry: Entry): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04'), described(entry), entry.name]);

function inDirectory(entry: Entry, at: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(at, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), described(entry), place, entry.name]);
}

function end(count: number, size: number, at: number): Buffer {
  const last = Buffer.alloc(18);
  last.writeUInt16LE(count, 4);
  last.writeUInt16LE(count, 6);
  last.writeUInt32LE(size, 8);
  last.writeUInt32LE(at, 12);
  return Buffer.concat([Buffer.from('PK\x05\x06'), last]);
}

const known = new Map<string, Buffer>();

/** Deflated as small as the format allows, which takes its time; what does not shrink stays. */
async function shrunk(bytes: Buffer): Promise<Buffer> {
  const key = bytes.toString('base64');
  const packed = known.get(key) ?? Buffer.from(await zopfli.deflateAsync(bytes, { numiterations: 10 }));
  known.set(key, packed);
  return packed.length < bytes.length ? packed : bytes;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The extension's package: a ZIP of all files under `folder`. */
export async function packageOf(folder: string): Promise<Buffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of filesUnder(folder)) {
    const bytes = readFileSync(path.join(folder, file));
    const name = Buffer.from(file.replaceAll(path.sep, '/'));
    const entry = { name, bytes, packed: await shrunk(bytes) };
    directory.push(inDirectory(entry, at));
    const body = Buffer.concat([header(entry), entry.packed]);
    bodies.push(body);
    at += body.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...bodies, listed, end(directory.length, listed.length, at)]);
}
