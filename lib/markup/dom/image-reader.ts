import { addressArgument, LONGEST_ARGUMENT, type PageLinks } from '../address.ts';
import type { FromDomOptions } from '../parse.ts';
import { withLink, withMark } from './elements.ts';
import { imageAddress, imageText } from './image.ts';
import type { Reading } from './reading.ts';
import type { MarkupWriter } from './writer.ts';

const FORMULA = /\bmwe-math|\blatex\b|\bmath\b|\btex\b/;

/** An image that says nothing, by its own word. */
const isDecoration = (image: Element): boolean =>
  image.getAttribute('aria-hidden') === 'true' ||
  /^(?:none|presentation)$/.test(image.getAttribute('role') ?? '');

/** Writes a text or link in place of each image: an address, an emoji, the source of a formula. */
export class ImageReader {
  private readonly writer: MarkupWriter;
  private readonly links: PageLinks;
  private readonly found = new Map<string, string>();
  private readonly captioned: ReadonlySet<Node> | undefined;
  /** False if the tree isn't rendered, so that visibility is unknown. */
  readonly onScreen: boolean;

  constructor(writer: MarkupWriter, links: PageLinks, options: FromDomOptions) {
    this.writer = writer;
    this.links = links;
    this.captioned = options.captioned;
    this.onScreen = options.visibility !== undefined || options.live !== undefined;
  }

  get all(): { url: string; alt: string }[] {
    return [...this.found].map(([url, alt]) => ({ url, alt }));
  }

  read(image: Element, reading: Reading): void {
    const altText = imageText(image);
    if (altText === '' && isDecoration(image)) return;
    const names = image.getAttribute('class');
    if (altText && names && FORMULA.test(names)) {
      // The same formula is also in the tree as MathML.
      if (!this.onScreen) return;
      this.write(
        altText.replace(/^\{\\(?:display|text)style (.*)\}$/, '$1'),
        withMark(reading.marks, 'code'),
      );
      return;
    }
    if (altText && names && /\bemoji\b/.test(names)) {
      this.write(altText, reading.marks, '');
      return;
    }
    const address = imageAddress(image, this.links);
    const argument = address ? addressArgument(address) : '';
    if (!address || argument.length > LONGEST_ARGUMENT) {
      if (!reading.preformatted) this.write('', reading.marks);
      return;
    }
    if (!this.found.has(address)) this.found.set(address, altText);
    // Some sites use “Image” as alt text when there is no description.
    const isSaid = altText === '' || altText === 'Image' || this.captioned?.has(image);
    this.write(isSaid ? 'Image' : `Image: ${altText}`, withLink(reading.marks, argument));
  }

  private write(text: string, marks: readonly string[], padding = ' '): void {
    this.writer.marks(marks);
    this.writer.text(padding);
    this.writer.text(text);
    this.writer.text(padding);
  }
}
