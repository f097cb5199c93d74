/** Beside the files, for whoever opens them without Loreside. */
export const README = `A backup of a world, made by Loreside.

articles/      every article as Markdown, in folders by category; _category.md is the category itself
statblocks/    every statblock as Markdown
manuscripts/   every manuscript, a file for each version
secrets/       only where they were asked for when this was saved
json/          everything as the platform's interface gave it, by id; images' records too
world.json     the world, as Loreside reads it
manifest.json  what is here: counts, times, and a SHA-256 of every file

Where secrets are left out, so is what the platform renders of texts, because it shows the secrets that they embed; the
texts themselves are whole.

Links between articles lead from file to file. Pictures themselves are not in it, only their records and addresses; nor
are maps, timelines, and what the interface does not give.

To see what differs from the platform today, open Loreside's settings, "Backup", "Check a backup".
`;
