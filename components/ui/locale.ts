/**
 * How numbers, dates and ages are written. Loreside's words are English, so these are too: in the reader's own English where
 * the browser names one (en-GB), and never "3 days ago" in one language amid a sentence in another.
 */
export const LOCALE = navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en';
