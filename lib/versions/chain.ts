import type { Arrival, ChainRow, StoredVersion } from './database.ts';
import { checksum, pack, unpack } from './packing.ts';

/** A version with its text, `null` if it or a newer one is damaged. */
export interface TextVersion {
  version: StoredVersion;
  text: string | null;
}

/** The versions of a chain with their texts, newest first. Pure. */
export function* textsOf({ versions }: Pick<ChainRow, 'versions'>): Generator<TextVersion> {
  let base: string | null = '';
  for (const version of versions.toReversed()) {
    base = base === null ? null : textOf(version, base);
    yield { version, text: base };
  }
}

function textOf(version: StoredVersion, base: string): string | null {
  try {
    const text = unpack(version.packed, base);
    return checksum(text) === version.checksum ? text : null;
  } catch {
    // What the bytes don't give is damaged, whatever the reason.
    return null;
  }
}

const bytesOf = (versions: readonly StoredVersion[]): number =>
  versions.reduce((sum, { packed }) => sum + packed.parts.reduce((size, part) => size + part.length, 0), 0);

/** Adds the text that was current until now. The same text isn't added twice in a row. Pure. */
export function withVersion(chain: ChainRow, arrival: Arrival, text: string): ChainRow {
  const newest = chain.versions.at(-1);
  const newestText = newest ? textOf(newest, '') : null;
  if (newest && newestText === text) return chain;
  const older = chain.versions.slice(0, -1);
  // A damaged newest version can't be packed again. It stays as it is, and says so when it is opened.
  const before = newest && (newestText === null ? newest : { ...newest, packed: pack(newestText, text) });
  const added: StoredVersion = { ...arrival, checksum: checksum(text), packed: pack(text) };
  const at = Math.max(added.at, (newest?.at ?? 0) + 1);
  const versions = [...older, ...(before ? [before] : []), { ...added, at }];
  return { ...chain, versions, bytes: bytesOf(versions) };
}

/** The chain with only the versions that `isKept` names. Pure. */
export function withOnly(chain: ChainRow, isKept: (version: StoredVersion) => boolean): ChainRow {
  const versions: StoredVersion[] = [];
  let base = '';
  let isRepacked = false;
  for (const { version, text } of textsOf(chain)) {
    if (!isKept(version)) {
      isRepacked = true;
      continue;
    }
    // A version whose text is damaged stays damaged; it is removed like any other.
    versions.unshift(isRepacked && text !== null ? { ...version, packed: pack(text, base) } : version);
    if (text !== null) base = text;
    isRepacked = false;
  }
  return { ...chain, versions, bytes: bytesOf(versions) };
}
