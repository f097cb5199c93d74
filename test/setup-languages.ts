import { inject } from 'vitest';
import type { Language } from '../lib/i18n/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    languages: Language[];
  }
}

// The build defines it. It must be there before the code is loaded.
Object.assign(globalThis, { __LANGUAGES__: inject('languages') });
