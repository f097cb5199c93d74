import type { Run } from '../../lib/history/backup/index.ts';

const SECRETS = `What secrets say is in it, as was asked for: whoever has this file reads them. What the platform renders of articles, maps,
timelines and the like is left out all the same; their texts are whole.
`;
const NO_SECRETS = `Secrets are not in it, and neither is what the platform renders of texts (keys that end in "parsed", and full_render),
because it shows the secrets that a text embeds. All else is as the interface gave it; the texts are whole.
`;
const EARLIER = `The earlier version of the interface, over which it was read, gives no maps, timelines, canvases, variables and notes.
`;

const refusedText = ({ refused }: Pick<Run, 'refused'>): string =>
  refused.length === 0 ? '' : `The platform gave no list of these: ${refused.join(', ')}.\n`;

/** The README in the archive, for people who open it without Loreside. */
export const readme = (about: Pick<Run, 'service' | 'refused'> & { withSecrets: boolean }): string =>
  `A backup of a world, made by Loreside.

articles/      every article as Markdown, in folders by category; _category.md is the category itself
statblocks/ manuscripts/ maps/ timelines/ histories/ variables/ notebooks/ secrets/
               the same as Markdown, each with what hangs on it; of a manuscript a file for each version
json/          every answer of the platform's interface, by kind and id; of a version of a manuscript several in one file
world.json     what the platform says of the world itself
manifest.json  what is here, with a SHA-256 of every file; what could not be read under "left" and "refused"

${about.withSecrets ? SECRETS : NO_SECRETS}${about.service === 'earlier' ? EARLIER : refusedText(about)}
Links lead from file to file; what is not in this backup stands as it was written. Of pictures only their records and
addresses are in it, because the interface gives no more; comments, calendars and family trees it does not give at all.

To see what differs from the platform today, open Loreside's settings, "Backup", "Check a backup".
`;
