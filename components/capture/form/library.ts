// The library, loaded after the first paint.
export { openLibrary } from '../../../lib/library/index.ts';
