import script from '../../../entrypoints/capture-page.ts';

/** What a click runs in a page. */
Object.assign(globalThis, { captureClick: () => Promise.resolve(script.main()) });
