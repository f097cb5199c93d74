/**
 * The last segment of an article's page address: the title in lower case with dashes, other letters than
 * a–z by their hexadecimal UTF-8 bytes, then the template. Never derive it on a client.
 */
export function slugOf(title: string, templateType: string): string {
  const dashed = title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/gu, (letter) =>
      /\p{L}|\p{N}/u.test(letter) ? Buffer.from(letter).toString('hex') : ' ',
    )
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 80);
  return `${dashed === '' ? 'untitled' : dashed}-${templateType.toLowerCase()}`;
}
