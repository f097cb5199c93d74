/** When the page's script began: the first thing that it does. */
export const started = performance.now();
