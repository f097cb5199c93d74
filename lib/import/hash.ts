import type { SentText } from './plan.ts';

/** World Anvil changes line endings and trims. */
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** A checksum that tells texts of one file apart (FNV-1a twice, 64 bits). Not against anybody's intent. Pure. */
export function checksum(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995);
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Of what an article says, whether it was just sent or read back. Pure. */
export const textHash = ({ title, content }: SentText): string =>
  checksum(JSON.stringify([plain(title), plain(content)]));
