// The bar alone, so that it loads after the first paint and the rest of its module does not.
export { ScreenShareBar } from '../screen-share/index.ts';
