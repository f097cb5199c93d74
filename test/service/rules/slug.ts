/**
 * The last segment of an article's address: the title in lower case with dashes, followed by the template. Other
 * letters than a–z become hexadecimal UTF-8 bytes, or are kept if `hex` is false. Clients must never compute this.
 */
export function slugOf(title: string, templateType: string, hex = true): string {
  const dashed = title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/gu, (letter) =>
      /\p{L}|\p{N}/u.test(letter) ? (hex ? Buffer.from(letter).toString('hex') : letter) : ' ',
    )
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 80);
  return `${dashed === '' ? 'untitled' : dashed}-${templateType.toLowerCase()}`;
}
