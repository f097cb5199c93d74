// Imported first: the browser API that our code uses refuses to load outside of an extension. The history calls none of it.
Object.assign(globalThis, { chrome: { runtime: { id: 'torture' } } });
