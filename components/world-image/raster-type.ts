const ascii = (bytes: Uint8Array, from: number, word: string): boolean =>
  bytes.length >= from + word.length &&
  [...word].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));

/**
 * The media type of a raster image by its first bytes. Null for everything else, including formats that can contain
 * scripts, such as SVG.
 */
export function rasterType(bytes: Uint8Array): string | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 'PNG\r\n\x1a\n')) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 'GIF87a') || ascii(bytes, 0, 'GIF89a')) return 'image/gif';
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return 'image/webp';
  if (ascii(bytes, 4, 'ftypavif') || ascii(bytes, 4, 'ftypavis')) return 'image/avif';
  return null;
}
