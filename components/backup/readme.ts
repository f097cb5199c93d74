import type { Run } from '../../lib/history/backup/index.ts';

const SECRETS = `Secrets were asked for, so what they say is in it: whoever has this file reads them. What the platform renders of
articles, maps, timelines and the like is left out all the same; their texts are whole.
`;
const NO_SECRETS = `Secrets are not in it, because nobody asked for them. What the platform renders of texts (keys that end in "parsed", and
full_render) is left out of the JSON for the same reason: it shows the secrets that a text embeds. All else is as the
interface gave it, and the texts themselves are whole.
`;
const EARLIER = `It was read over the earlier version of the interface, which does not give maps, timelines, histories, canvases,
variables, notebooks, folders and templates of statblocks, and groups of readers.
`;

const refusedWords = ({ refused }: Pick<Run, 'refused'>): string =>
  refused.length === 0
    ? ''
    : `The platform gave this account no list of these: ${refused.join(', ').replaceAll('_', ' ')}.\n`;

/** Beside the files, for whoever opens them without Loreside. */
export const readme = (about: Pick<Run, 'service' | 'refused'> & { withSecrets: boolean }): string =>
  `A backup of a world, made by Loreside.

articles/      every article as Markdown, in folders by category; _category.md is the category itself
statblocks/    every statblock as Markdown
manuscripts/   every manuscript, a file for each version
maps/ timelines/ histories/ variables/ notebooks/
               the same as Markdown, each with what hangs on it: markers, eras, notes
secrets/       only where they were asked for when this was saved
json/          every answer of the platform's interface, by kind and id; of a version of a manuscript several in one file,
               of its parts and beats by their ids
world.json     what the platform says of the world itself
manifest.json  what is here: counts, times, and a SHA-256 of every file; what could not be read under "left" and "refused"

${about.withSecrets ? SECRETS : NO_SECRETS}${about.service === 'earlier' ? EARLIER : refusedWords(about)}
Links lead from file to file; what is not in this backup stands as it was written. Pictures themselves are not in it, only
their records and addresses, because the interface gives no more of them. Neither are comments, calendars, family trees
and whatever else the interface does not give.

To see what differs from the platform today, open Loreside's settings, "Backup", "Check a backup".
`;
