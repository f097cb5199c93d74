/** The build that this file belongs to. Null in tests, which aren't built. */
export const BUILD: string | null = import.meta.env.BUILD_ID ?? null;

let ownBuild: string | undefined;
let isOutdated = false;
const listeners = new Set<() => void>();

/**
 * The build that this page's requests carry. Content scripts don't have one, because they stop when the extension is
 * updated.
 */
export const requestBuild = (): string | undefined => ownBuild;

/** Called when the background turns out to belong to another build than this page. */
export function reportOtherBuild(): void {
  isOutdated = true;
  for (const listener of listeners) listener();
}

/**
 * From now on, requests carry this page's build. Calls `listener` once the background turns out to belong to another
 * build. Returns a function that removes the listener.
 */
export function watchBuild(listener: () => void, build: string | null = BUILD): () => void {
  ownBuild = build ?? undefined;
  listeners.add(listener);
  if (isOutdated) listener();
  return () => void listeners.delete(listener);
}
