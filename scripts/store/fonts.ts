import { spawnSync } from 'node:child_process';

/** Throws if the machine has no font for a language. Its text would be a row of boxes, which nothing else notices. */
export function requireFonts(languages: readonly string[]): void {
  for (const language of languages) {
    const { stdout, error } = spawnSync('fc-list', [`:lang=${language.toLowerCase()}`], { encoding: 'utf8' });
    if (error) throw new Error(`fc-list, which names fonts, can't be run: ${error.message}`);
    if (stdout.trim() === '')
      throw new Error(
        `No font on this machine has the letters of “${language}”. On Debian, fonts-noto has them all.`,
      );
  }
}
