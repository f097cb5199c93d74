type Version = readonly [major: number, minor: number, patch: number];

const FORMAT = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
/** Chromium accepts no larger number in a manifest's version. */
const LARGEST = 65_535;

/** Three numbers, as both stores accept them. They know no prereleases. */
export function parseVersion(text: string): Version | null {
  const [, ...parts] = FORMAT.exec(text) ?? [];
  const [major, minor, patch] = parts.map(Number);
  if (major === undefined || minor === undefined || patch === undefined) return null;
  return Math.max(major, minor, patch) <= LARGEST ? [major, minor, patch] : null;
}

export function isNewer(version: Version, than: Version): boolean {
  const at = version.findIndex((part, index) => part !== than[index]);
  return at >= 0 && (version[at] ?? 0) > (than[at] ?? 0);
}
