// The local copy of a world: what every screen reads, offline too. Lists of articles, categories and tags for now.
// Screens read it themselves and re-render when it changes; only the background fills it.
export { type Library, openLibrary, type WorldCopy } from './library.ts';
export { type Lists, syncWorld } from './sync.ts';
