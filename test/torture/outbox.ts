import type { OutboxView } from './verdict.ts';

/** Runs in the side panel: reads all sections of the outbox at once. It is serialized, so it must be self-contained. */
export function readOutbox(): OutboxView {
  const rows = (section: string): { title: string; words: string }[] =>
    [...document.querySelectorAll(`ul[aria-label="${section}"] > li`)].map((row) => ({
      title: row.querySelector('button')?.textContent ?? '',
      words: row.textContent,
    }));
  const titles = (section: string): string[] => rows(section).map(({ title }) => title);
  return {
    underway: [
      ...titles('Waiting'),
      ...rows('Sent').flatMap(({ title, words }) => (words.includes('Verifying') ? title : [])),
    ],
    // A draft that is still being verified counts as on its way, whatever its section.
    sent: rows('Sent').flatMap(({ title, words }) => (words.includes('Verified') ? title : [])),
    writing: titles('Drafts'),
    attention: rows('Needs attention'),
  };
}
