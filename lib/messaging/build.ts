/** Which build this file is of; null where nothing was built, as in tests. */
export const BUILD: string | null = import.meta.env.BUILD_ID ?? null;

let ownBuild: string | undefined;
let isOutdated = false;
const listeners = new Set<() => void>();

/** What the questions of this page say of it. Scripts on other pages say nothing: they go with the extension. */
export const askingBuild = (): string | undefined => ownBuild;

/** The background is of another build than this page. */
export function reportOtherBuild(): void {
  isOutdated = true;
  for (const listener of listeners) listener();
}

/** From now on, questions name this page's build; `listener` is called once the background is found to be of another. */
export function watchBuild(listener: () => void, build: string | null = BUILD): () => void {
  ownBuild = build ?? undefined;
  listeners.add(listener);
  if (isOutdated) listener();
  return () => void listeners.delete(listener);
}
