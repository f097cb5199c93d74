import { execFileSync } from 'node:child_process';

/** The files of a folder that contain this text, in either of the encodings that browsers use. */
export function filesWith(folder: string, text: string): string[] {
  const wide = [...text].map((letter) => `${letter}\\x00`).join('');
  const found = (pattern: string) => {
    try {
      return execFileSync('grep', ['-rlaP', pattern, folder], { encoding: 'utf8' }).trim().split('\n');
    } catch {
      return [];
    }
  };
  return [...found(text), ...found(wide)];
}
