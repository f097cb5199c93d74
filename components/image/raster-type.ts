/** The first bytes tell what a picture is; what its name or its server says does not count. */
export const HEAD_LENGTH = 16;

const ascii = (bytes: Uint8Array, from: number, word: string): boolean =>
  bytes.length >= from + word.length &&
  [...word].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));

/**
 * The media type of a picture made of dots, by its first bytes; null for everything else: drawings that can carry
 * scripts (SVG) among it.
 */
export function rasterType(bytes: Uint8Array): string | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 'PNG\r\n\x1a\n')) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 'GIF87a') || ascii(bytes, 0, 'GIF89a')) return 'image/gif';
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return 'image/webp';
  if (ascii(bytes, 4, 'ftypavif') || ascii(bytes, 4, 'ftypavis')) return 'image/avif';
  return null;
}
