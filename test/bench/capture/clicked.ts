import script from '../../../entrypoints/capture-page.ts';

/** The code that a click runs in a page. */
Object.assign(globalThis, { captureClick: () => Promise.resolve(script.main()) });
