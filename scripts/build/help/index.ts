// Builds the help texts: reads `lib/i18n/help/`, one file per language, and fills in the labels of the screens.
export { parseTopic } from './parse-help.ts';
export { pseudoHelp } from './pseudo-help.ts';
export { type HelpFile, helpFiles, newsVersions, readAllHelp, readHelp } from './read-help.ts';
