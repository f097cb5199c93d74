/** Code points for private use that stand around the number of a link or an image while its text is read. */
export const LINK = '\uf0e0';
export const IMAGE = '\uf0e2';
export const END = '\uf0e1';
const PLACE = new RegExp(`([${LINK}${IMAGE}])(\\d+)${END}`, 'g');
const PRIVATE_USE = new RegExp(`[${LINK}${IMAGE}${END}]`, 'g');

/** The author's text may contain our code points. */
export const withoutPlaces = (text: string): string => text.replace(PRIVATE_USE, '\ufffd');

/** Writes markup in the places of a document's links and images, by their numbers. Pure. */
export function fillPlaces(
  markup: string,
  { link, image }: { link(at: number): string; image(at: number): string },
): string {
  return markup.replace(PLACE, (_, kind: string, at: string) => (kind === LINK ? link : image)(Number(at)));
}
