import type { OutboxView } from './verdict.ts';

/** Runs in the side panel: the sections of the outbox, all at one moment. Needs nothing from outside itself. */
export function readOutbox(): OutboxView {
  const rows = (section: string): { title: string; words: string }[] =>
    [...document.querySelectorAll(`ul[aria-label="${section}"] > li`)].map((row) => ({
      title: row.querySelector('button')?.textContent ?? '',
      words: row.textContent,
    }));
  const titles = (section: string): string[] => rows(section).map(({ title }) => title);
  return {
    underway: [
      ...titles('On its way'),
      ...rows('Sent').flatMap(({ title, words }) => (words.includes('Making sure') ? title : [])),
    ],
    // A copy that is still being made sure of is on its way, however it is called.
    sent: rows('Sent').flatMap(({ title, words }) => (words.includes('It stands there once.') ? title : [])),
    writing: titles('Writing'),
    attention: rows('Needs attention'),
  };
}
