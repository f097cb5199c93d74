/** The build that this file belongs to. Null in tests, which aren't built. */
export const BUILD: string | null = import.meta.env.BUILD_ID ?? null;

let ownBuild: string | undefined;
let isOutdated = false;
const listeners = new Set<() => void>();

/** The build that requests carry. Content scripts have none: they stop when the extension is updated. */
export const requestBuild = (): string | undefined => ownBuild;

/** Called when the background turns out to belong to another build than this page. */
export function reportOtherBuild(): void {
  isOutdated = true;
  for (const listener of listeners) listener();
}

/** Requests carry this page's build from now on. Calls `listener` once the background has another. */
export function watchBuild(listener: () => void, build: string | null = BUILD): () => void {
  ownBuild = build ?? undefined;
  listeners.add(listener);
  if (isOutdated) listener();
  return () => void listeners.delete(listener);
}
