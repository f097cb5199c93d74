export interface KnownName {
  name: string;
  location: number;
}

/** Names in one buffer, to be opened by `openNames`. */
export function packNames(_names: readonly KnownName[]): ArrayBuffer {
  throw new Error('Names cannot be packed yet.');
}

/** The same bytes; awaits `pause` every few milliseconds of work. */
export async function packNamesInSlices(
  names: readonly KnownName[],
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  await pause();
  return packNames(names);
}
