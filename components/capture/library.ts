// The library, as far as the form reads it. It loads after the first paint.
export { openLibrary } from '../../lib/library/index.ts';
