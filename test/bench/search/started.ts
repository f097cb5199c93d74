/** The time at which the page's script started. */
export const started = performance.now();
