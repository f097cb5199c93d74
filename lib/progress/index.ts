// What a person has written, by entry, since a moment: from the offline copy and its versions.
export { startOfDay, type Written, wordsAdded, writtenSince } from './written.ts';
