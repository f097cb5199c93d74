/**
 * The locale of numbers, dates and ages. Loreside's texts are English, so these are too: in the browser's variant of
 * English if it names one (en-GB), and never in another language within an English sentence.
 */
export const LOCALE = navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en';
