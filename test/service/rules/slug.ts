/**
 * The last segment of an article's page address: the title in lower case with dashes, other letters than
 * a–z by their hexadecimal UTF-8 bytes (as they are where `hex` is false), then the template. Never derive it on a client.
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
