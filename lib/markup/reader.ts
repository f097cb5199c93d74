import { addressArgument, LONGEST_ARGUMENT, PageLinks } from './address.ts';
import { BlockReader } from './block-reader.ts';
import { type ElementTraits, markOfTag, styledMarks, withLink, withMark, withoutMark } from './elements.ts';
import { ImageReader } from './image-reader.ts';
import type { Generated } from './live.ts';
import { marksFromStyle } from './marks.ts';
import { glyphOf, isDoubled, leadIn, raisedMark } from './maths.ts';
import type { FromDomOptions } from './options.ts';
import { innerOf, outermostReading, type Reading, within } from './reading.ts';
import { standIns } from './stand-ins.ts';
import { structureOf } from './structure.ts';

/** A line end after words. */
const INNER_LINE = /\S[^\S\n]*\n/;

/** What is known of the words right inside one element. */
export interface WordPlace {
  reading: Reading;
  /** Marks of the words as `asked` looks; `'unseen'`: nobody can see them, null: not asked yet. */
  words: readonly string[] | 'unseen' | null;
  asked: Element | null;
}

/** Turns one element after the other into calls of the writer. */
export class ElementReader extends BlockReader {
  private readonly links: PageLinks;
  private readonly images: ImageReader;
  readonly outermost = outermostReading();

  constructor(options: FromDomOptions) {
    super(options);
    this.links = new PageLinks(options.base);
    this.images = new ImageReader(this.writer, this.links, options);
    options.shapes?.begin(this.writer);
  }

  get length(): number {
    return this.writer.size;
  }

  text(data: string, node: Node, place: WordPlace): void {
    const { reading } = place;
    if (reading.mute) return;
    let marks = reading.marks;
    let isTyped = reading.typed;
    if (this.live && !isTyped && /\S/.test(data)) {
      const around = elementOf(node);
      if (around && place.asked !== around) {
        place.asked = around;
        place.words = this.looked(around, reading);
      }
      if (place.words === 'unseen') return;
      marks = place.words ?? marks;
      // A line end before the words of a block is white space of the source, in the middle of a line it may be shown.
      const mayHaveLines = INNER_LINE.test(data) || (data[0] === '\n' && around?.localName === 'span');
      isTyped = around !== null && mayHaveLines && this.live.keepsLines(around);
    }
    this.options.shapes?.follow(data);
    this.writer.marks(marks);
    if (isTyped) this.writer.typed(data);
    else this.writer.text(data);
  }

  private looked(element: Element, reading: Reading): readonly string[] | 'unseen' {
    const look = this.live?.look(element);
    if (!look) return reading.marks;
    return look.unseen ? 'unseen' : marksFromStyle(reading.marks, look, reading.usual, reading.drawn);
  }

  /** What to hold for the inside of `element`; null: nothing of it is read. `around`: the stretch ends in it. */
  enter(
    element: Element,
    name: string,
    traits: ElementTraits,
    outside: Reading,
    around: boolean,
  ): Reading | null {
    if (element === outside.label) return null;
    const visibility = this.options.sight ? this.options.sight(element) : 'shown';
    const unseen = visibility === 'gone' || traits.silent || isDoubled(element, name);
    if (unseen && !around) {
      if (outside.grid) this.tables.skip(element, outside.grid);
      if (traits.silent && visibility === 'shown' && this.live && !outside.mute)
        this.standIn(element, name, outside);
      return null;
    }
    const mute = unseen || visibility === 'veiled' || (outside.mute && this.options.sight === undefined);
    const inMaths = outside.maths || name === 'math' || name === 'mjx-container';
    const style = traits.block ? '' : (element.getAttribute('style') ?? '');
    const { shapes } = this.options;
    const structure =
      !this.live || mute
        ? null
        : (shapes?.structure() ?? structureOf(element, name, traits, outside, this.live));
    if (structure?.kind !== 'item' && structure?.kind !== 'items') this.lists.before(element);
    if (!mute && shapes?.replaces(element, outside.marks, around, this.options.bare)) return null;
    if (!structure && !traits.special && style === '' && mute === outside.mute && !inMaths) {
      if (traits.block && !mute && !this.options.bare) this.writer.border();
      return innerOf(outside);
    }
    if (structure?.kind === 'skipped') return null;
    const reading = within(outside, true);
    reading.mute = mute;
    reading.maths = inMaths;
    if (mute) return reading;
    if (name === 'br') this.writer.lineBreak();
    else if (name === 'img') {
      this.options.shapes?.follow(name);
      this.images.read(element, reading);
    } else if (traits.block || structure?.isBlock) this.block(element, name, reading, around, structure);
    else this.inline(element, name, reading);
    // In code, styles are a highlighter's.
    if (style !== '' && !reading.typed) reading.marks = styledMarks(name, style, reading.marks);
    if (structure?.generated) this.generated(structure.generated, reading);
    if (!around) shapes?.entered();
    return reading;
  }

  leave(element: Element, traits: ElementTraits, reading: Reading): void {
    if (reading.own) this.leaveOwn(element, reading);
    else this.lists.after(element);
    this.options.shapes?.leave(element);
    if (traits.block && !reading.mute && !this.options.bare) this.writer.border();
  }

  private leaveOwn(element: Element, reading: Reading): void {
    if (reading.after !== '' && !reading.mute) this.words(reading.after, reading.marks);
    this.lists.after(element);
    this.tables.leaveRow(element, reading);
    for (let at = reading.ends.length - 1; at >= 0; at--) this.writer.leave(reading.ends[at] ?? 'flow');
    this.tables.leave(reading);
  }

  /** A cell outside the stretch still keeps its column. */
  skip(element: Element, outside: Reading): void {
    if (outside.grid) this.tables.skip(element, outside.grid);
  }

  finish(): { markup: string; text: string; images: { url: string; alt: string }[] } {
    const markup = this.writer.finish();
    return { markup, text: this.writer.plain.trim(), images: this.images.all };
  }

  private words(words: string, marks: readonly string[]): void {
    this.writer.marks(marks);
    this.writer.text(words);
  }

  private link(address: string | null, marks: readonly string[]): readonly string[] {
    const argument = address ? addressArgument(address) : '';
    return argument === '' || argument.length > LONGEST_ARGUMENT ? marks : withLink(marks, argument);
  }

  /** What a style sheet puts before an element's words; an item has its bullet already. */
  private generated({ before, after }: Generated, reading: Reading): void {
    reading.after += after;
    if (reading.list === 'item' && reading.ends.length > 0) {
      const lead = before.replace(/^[\s•●○◦■□▪▫‣⁃∙·–—*-]+/, '').trim();
      if (lead !== '') this.writer.lead(`${lead} `);
    } else if (before !== '') this.words(before, reading.marks);
  }

  private inline(element: Element, name: string, reading: Reading): void {
    const raised = reading.maths || name === 'rt';
    const mark = markOfTag(name) ?? (raised ? raisedMark(element, name, this.images.onScreen) : undefined);
    if (mark && (mark !== 'code' || !reading.typed || this.options.bare))
      this.mark(mark, element, name, reading);
    if (name === 'a')
      reading.marks = this.link(this.links.address(element.getAttribute('href')), reading.marks);
    const quotes = name === 'q' ? this.live?.quotes(element) : null;
    const lead = quotes?.[0] ?? (reading.maths ? leadIn(element, name) || glyphOf(element, name) : '');
    if (lead) this.words(lead, reading.marks);
    if (quotes) reading.after = quotes[1];
  }

  /** `<b>` and `<i>` say how words look, and a style may say otherwise; `<strong>` and `<em>` say what they mean. */
  private mark(mark: string, element: Element, name: string, reading: Reading): void {
    if ((mark !== 'b' && mark !== 'i') || reading.typed || !this.live) {
      reading.marks = withMark(reading.marks, mark);
      return;
    }
    const { bold, italic } = this.live.look(element);
    const isDrawn = mark === 'b' ? bold : italic;
    reading.drawn = mark === 'b' ? { ...reading.drawn, bold } : { ...reading.drawn, italic };
    if (isDrawn || name.length > 1) reading.marks = withMark(reading.marks, mark);
    else reading.marks = withoutMark(reading.marks, mark);
  }

  private standIn(element: Element, name: string, outside: Reading): void {
    if (/^(?:input|textarea|select)$/.test(name) && !this.live?.isContent(element)) return;
    for (const { address, words } of standIns(element, name, this.links)) {
      this.writer.marks(this.link(address, outside.marks));
      this.writer.text(' ');
      if (name === 'textarea') this.writer.typed(words);
      else this.writer.text(words);
      this.writer.text(' ');
    }
  }
}

/** The element around a text; right inside a shadow tree, its host. */
function elementOf(text: Node): Element | null {
  return text.parentElement ?? (text.parentNode instanceof ShadowRoot ? text.parentNode.host : null);
}
