/**
 * Controls that no encoding has a letter for. They stand around the number of a link or an image, and leave a text of
 * Latin letters at one byte a letter, which halves the memory of a large vault.
 */
export const LINK = '\u008d';
export const IMAGE = '\u008f';
export const END = '\u0090';
const PLACE = new RegExp(`([${LINK}${IMAGE}])(\\d+)${END}`, 'g');
const OURS = new RegExp(`[${LINK}${IMAGE}${END}]`, 'g');

/** The author's text may contain our signs. */
export const withoutPlaces = (text: string): string => text.replace(OURS, '\ufffd');

/** Writes markup in the places of a document's links and images, by their numbers. Pure. */
export function fillPlaces(
  markup: string,
  { link, image }: { link(at: number): string; image(at: number): string },
): string {
  return markup.replace(PLACE, (_, kind: string, at: string) => (kind === LINK ? link : image)(Number(at)));
}
