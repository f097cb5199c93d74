// Reads ZIP files that aren't trusted, in bounded memory: paths that would leave their folder, files that unpack to more
// than the directory says, and ZIP bombs are refused. Writes nothing.
export type { ZipDamage, ZipEntry } from './read-archive.ts';
export { MOST_FILE, readDirectory, unpack, ZipDamaged } from './read-archive.ts';
export { ZipReader } from './zip-reader.ts';
