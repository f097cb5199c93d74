import type { Instant } from '../model/index.ts';
import type { Arrival, ChainRow, StoredVersion } from './database.ts';
import { checksum, pack, textOfBytes, unpackBytes } from './packing.ts';

/** A version with its text, `null` if it or a newer one is damaged. */
export interface TextVersion {
  version: StoredVersion;
  text: string | null;
}

/** The bytes of each text, newest first; `null` if they or those of a newer one are damaged. */
function* bytesFrom(versions: readonly StoredVersion[]): Generator<[StoredVersion, Uint8Array | null]> {
  let base: Uint8Array | null = new Uint8Array();
  for (const version of versions.toReversed()) {
    try {
      base = base && unpackBytes(version.packed, base);
    } catch {
      // What the bytes don't give is damaged, whatever the reason.
      base = null;
    }
    yield [version, base];
  }
}

function checked(version: StoredVersion, bytes: Uint8Array | null): string | null {
  const text = bytes && textOfBytes(bytes);
  return text !== null && checksum(text) === version.checksum ? text : null;
}

/** The versions of a chain with their texts, newest first. Pure. */
export function* textsOf({ versions }: Pick<ChainRow, 'versions'>): Generator<TextVersion> {
  let isDamaged = false;
  for (const [version, bytes] of bytesFrom(versions)) {
    const text: string | null = isDamaged ? null : checked(version, bytes);
    isDamaged = text === null;
    yield { version, text };
  }
}

/** The text of the version from `at`, for which no newer one becomes text; null if it isn't there, or damaged. Pure. */
export function textAt({ versions }: Pick<ChainRow, 'versions'>, at: Instant | null): string | null {
  for (const [version, bytes] of bytesFrom(versions)) if (version.at === at) return checked(version, bytes);
  return null;
}

const bytesOf = (versions: readonly StoredVersion[]): number =>
  versions.reduce((sum, { packed }) => sum + packed.parts.reduce((size, part) => size + part.length, 0), 0);

/** Adds the text that was current until now. The same text isn't added twice in a row. Pure. */
export function withVersion(chain: ChainRow, arrival: Arrival, text: string): ChainRow {
  const newest = chain.versions.at(-1);
  const newestText = newest ? textAt(chain, newest.at) : null;
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
