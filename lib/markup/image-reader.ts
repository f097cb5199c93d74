import { addressArgument, LONGEST_ARGUMENT, type PageLinks } from './address.ts';
import { withLink, withMark } from './elements.ts';
import { imageAddress, imageWords } from './image.ts';
import type { FromDomOptions } from './options.ts';
import type { Reading } from './reading.ts';
import type { MarkupWriter } from './writer.ts';

const FORMULA = /\bmwe-math|\blatex\b|\bmath\b|\btex\b/;

/** Writes images as what stands for them: links, the words of an emoji, the source of a formula. */
export class ImageReader {
  private readonly writer: MarkupWriter;
  private readonly links: PageLinks;
  private readonly found = new Map<string, string>();
  private readonly captioned: ReadonlySet<Node> | undefined;
  /** False: nobody knows what of the tree is shown. */
  readonly onScreen: boolean;

  constructor(writer: MarkupWriter, links: PageLinks, options: FromDomOptions) {
    this.writer = writer;
    this.links = links;
    this.captioned = options.captioned;
    this.onScreen = options.sight !== undefined || options.live !== undefined;
  }

  get all(): { url: string; alt: string }[] {
    return [...this.found].map(([url, alt]) => ({ url, alt }));
  }

  read(image: Element, reading: Reading): void {
    const words = imageWords(image);
    const names = image.getAttribute('class');
    if (words && names && FORMULA.test(names)) {
      // The same formula stands beside it as words.
      if (!this.onScreen) return;
      this.words(words.replace(/^\{\\(?:display|text)style (.*)\}$/, '$1'), withMark(reading.marks, 'code'));
      return;
    }
    if (words && names && /\bemoji\b/.test(names)) {
      this.words(words, reading.marks, '');
      return;
    }
    const address = imageAddress(image, this.links);
    const argument = address ? addressArgument(address) : '';
    if (!address || argument.length > LONGEST_ARGUMENT) {
      if (!reading.typed) this.words('', reading.marks);
      return;
    }
    if (!this.found.has(address)) this.found.set(address, words);
    // Some sites write the word where nobody described the picture.
    const isSaid = words === '' || words === 'Image' || this.captioned?.has(image);
    this.words(isSaid ? 'Image' : `Image: ${words}`, withLink(reading.marks, argument));
  }

  private words(words: string, marks: readonly string[], around = ' '): void {
    this.writer.marks(marks);
    this.writer.text(around);
    this.writer.text(words);
    this.writer.text(around);
  }
}
