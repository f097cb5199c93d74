import { addressArgument, LONGEST_ARGUMENT, PageLinks } from '../address.ts';
import type { FromDomOptions } from '../parse.ts';
import { BlockReader } from './block-reader.ts';
import {
  glyphOf,
  isBackLink,
  isCodeControl,
  isCopyButton,
  isHeadingAnchor,
  isIconName,
  isOwnAnchor,
  isSpoiler,
  isVisualCopy,
  leadIn,
  raisedMark,
} from './controls.ts';
import { type ElementTraits, markOfTag, styledMarks, withLink, withMark, withoutMark } from './elements.ts';
import { ImageReader } from './image-reader.ts';
import type { Generated } from './live.ts';
import { marksFromStyle } from './marks.ts';
import { isNumberLead } from './numbering.ts';
import { copyOf, innerOf, outermostReading, type Reading } from './reading.ts';
import { standIns } from './stand-ins.ts';
import { structureOf } from './structure.ts';

/** Text followed by a line break. */
const TABLE = /^(?:TABLE|TBODY|TR)$/;
const INNER_LINE = /\S[^\S\n]*\n/;

/** Cached style of the text directly inside one element. */
export interface TextContext {
  reading: Reading;
  /** The marks of text in `styledElement`. `'unseen'`: the text isn't visible; null: not computed yet. */
  styledMarks: readonly string[] | 'unseen' | null;
  styledElement: Element | null;
}

/** Converts elements to calls of the writer. */
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

  text(data: string, node: Node, context: TextContext): void {
    const { reading } = context;
    if (reading.skipsText) return;
    let marks = reading.marks;
    let isTyped = reading.preformatted;
    if (isTyped && !/\S/.test(data) && TABLE.test(node.parentNode?.nodeName ?? '')) return;
    if (this.live && !isTyped && /\S/.test(data)) {
      const textParent = elementOf(node);
      if (textParent && context.styledElement !== textParent) {
        context.styledElement = textParent;
        context.styledMarks = this.marksOfStyle(textParent, reading);
      }
      if (context.styledMarks === 'unseen') return;
      marks = context.styledMarks ?? marks;
      // A newline before a block's text is source formatting; in the middle of a line it may be rendered.
      const mayHaveLines = INNER_LINE.test(data) || (data[0] === '\n' && textParent?.localName === 'span');
      isTyped = textParent !== null && mayHaveLines && this.live.keepsLines(textParent);
    }
    this.options.shapes?.follow(data);
    this.joints.reach(node);
    this.writer.marks(marks);
    // The last pipe in a spoiler would split off its label.
    const words = reading.isSpoiler ? data.replaceAll('|', '¦') : data;
    if (isTyped) this.writer.preformatted(words);
    else this.writer.text(words);
  }

  private marksOfStyle(element: Element, reading: Reading): readonly string[] | 'unseen' {
    const elementStyle = this.live?.style(element);
    if (!elementStyle) return reading.marks;
    return elementStyle.unseen && !reading.isSpoiler
      ? 'unseen'
      : marksFromStyle(reading.marks, elementStyle, reading.blockStyle, reading.renderedTags);
  }

  /** The state for the element's content, or null to skip it. `holdsBoundary`: a selection ends inside. */
  enter(
    element: Element,
    name: string,
    traits: ElementTraits,
    outside: Reading,
    holdsBoundary: boolean,
  ): Reading | null {
    if (element === outside.label || this.isControl(element, name, outside)) return null;
    const visibility = this.options.visibility ? this.options.visibility(element) : 'shown';
    const unseen = visibility === 'gone' || traits.silent || isVisualCopy(element, name);
    if (unseen && !holdsBoundary) {
      if (outside.grid) this.tables.skip(element, outside.grid);
      if (traits.silent && visibility === 'shown' && this.live && !outside.skipsText)
        this.standIn(element, name, outside);
      return null;
    }
    const skipsText =
      unseen || visibility === 'invisible' || (outside.skipsText && this.options.visibility === undefined);
    const inMaths = outside.maths || name === 'math' || name === 'mjx-container';
    const style = traits.block ? '' : (element.getAttribute('style') ?? '');
    const { shapes } = this.options;
    const structure =
      !this.live || skipsText
        ? null
        : (shapes?.structure() ?? structureOf(element, name, traits, outside, this.live));
    if (structure?.kind !== 'item' && structure?.kind !== 'items') this.lists.before(element);
    if (!skipsText && shapes?.replaces(element, outside.marks, holdsBoundary, this.options.bare)) return null;
    const isCovered =
      this.live !== null &&
      !outside.isSpoiler &&
      !skipsText &&
      name !== 'details' &&
      isSpoiler(element, name);
    if (
      !structure &&
      !isCovered &&
      !traits.special &&
      style === '' &&
      skipsText === outside.skipsText &&
      !inMaths
    ) {
      if (!skipsText) this.edge(element, name, true, false);
      return innerOf(outside);
    }
    if (structure?.kind === 'skipped') return null;
    const reading = copyOf(outside, true);
    reading.skipsText = skipsText;
    reading.maths = inMaths;
    if (skipsText) return reading;
    if (isCovered) this.spoiler(traits.block, reading);
    if (name === 'br') this.writer.lineBreak();
    else if (name === 'img') {
      this.options.shapes?.follow(name);
      this.edge(element, name, true, false);
      this.images.read(element, reading);
      this.edge(element, name, false, false);
      return null;
    } else if (traits.block || structure?.isBlock)
      this.block(element, name, reading, holdsBoundary, structure);
    else {
      this.edge(element, name, true, inMaths);
      this.inline(element, name, reading);
    }
    // Styles inside code come from a syntax highlighter.
    if (style !== '' && !reading.preformatted) reading.marks = styledMarks(name, style, reading.marks);
    if (structure?.generated) this.generated(structure.generated, reading);
    if (!holdsBoundary) shapes?.entered();
    return reading;
  }

  leave(element: Element, name: string, reading: Reading): void {
    if (reading.own) this.leaveOwn(element, reading);
    else this.lists.after(element);
    this.options.shapes?.leave(element);
    if (!reading.skipsText) this.edge(element, name, false, reading.maths);
  }

  private leaveOwn(element: Element, reading: Reading): void {
    if (reading.after !== '' && !reading.skipsText) this.writeText(reading.after, reading.marks);
    this.lists.after(element);
    this.tables.leaveRow(element, reading);
    for (let at = reading.ends.length - 1; at >= 0; at--) this.writer.leave(reading.ends[at] ?? 'flow');
    this.tables.leave(reading);
  }

  /** A cell outside the selection still occupies its column. */
  skip(element: Element, outside: Reading): void {
    if (outside.grid) this.tables.skip(element, outside.grid);
  }

  finish(): { markup: string; text: string; images: { url: string; alt: string }[] } {
    const markup = this.writer.finish();
    return { markup, text: this.writer.plain.trim(), images: this.images.all };
  }

  private writeText(text: string, marks: readonly string[]): void {
    this.joints.reach(null);
    this.writer.marks(marks);
    text.split('\n').forEach((line, index) => {
      if (index > 0) this.writer.lineEdge();
      this.writer.text(line);
    });
  }

  private link(address: string | null, marks: readonly string[]): readonly string[] {
    const argument = address ? addressArgument(address) : '';
    return argument === '' || argument.length > LONGEST_ARGUMENT ? marks : withLink(marks, argument);
  }

  /** Text that CSS generates. A list item's bullet is dropped: the markup draws its own. */
  private generated({ before, after }: Generated, reading: Reading): void {
    reading.after += after;
    if (reading.list === 'item' && reading.ends.length > 0) {
      const lead = before.replace(/^[\s•●○◦■□▪▫‣⁃∙·–—*-]+/, '').trim();
      const isOwnNumber = reading.isCounted && isNumberLead(lead);
      if (lead !== '' && !isOwnNumber) this.writer.lead(`${lead} `);
    } else if (before !== '') this.writeText(before, reading.marks);
  }

  private inline(element: Element, name: string, reading: Reading): void {
    const raised = reading.maths || name === 'rt';
    const mark = markOfTag(name) ?? (raised ? raisedMark(element, name, this.images.onScreen) : undefined);
    if (mark && (mark !== 'code' || !reading.preformatted || this.options.bare))
      this.mark(mark, element, name, reading);
    if (name === 'label' && element.querySelector(':scope > :is([type=radio], [type=checkbox])'))
      this.writer.lineEdge();
    if (name === 'a' && !(this.live && isOwnAnchor(element)))
      reading.marks = this.link(this.links.address(element.getAttribute('href')), reading.marks);
    const quotes = name === 'q' ? this.live?.quotes(element) : null;
    const lead = quotes?.[0] ?? (reading.maths ? leadIn(element, name) || glyphOf(element, name) : '');
    if (lead) this.writeText(lead, reading.marks);
    if (quotes) reading.after = quotes[1];
  }

  /** `<b>` and `<i>` only describe appearance, so CSS can cancel them; `<strong>` and `<em>` always count. */
  private mark(mark: string, element: Element, name: string, reading: Reading): void {
    if ((mark !== 'b' && mark !== 'i') || reading.preformatted || !this.live) {
      reading.marks = withMark(reading.marks, mark);
      return;
    }
    const { bold, italic } = this.live.style(element);
    const isDrawn = mark === 'b' ? bold : italic;
    reading.renderedTags =
      mark === 'b' ? { ...reading.renderedTags, bold } : { ...reading.renderedTags, italic };
    if (isDrawn || name.length > 1) reading.marks = withMark(reading.marks, mark);
    else reading.marks = withoutMark(reading.marks, mark);
  }

  private spoiler(isBlock: boolean, reading: Reading): void {
    reading.isSpoiler = true;
    if (!isBlock || this.options.bare) reading.marks = withMark(reading.marks, 'spoiler');
    else this.open(reading, '[spoiler]', '[/spoiler]', 'flow');
  }

  /** What a page adds to its text to work with it: links to headings, buttons and numbers of code. */
  private isControl(element: Element, name: string, outside: Reading): boolean {
    if (!this.live) return false;
    if (outside.preformatted) return isCodeControl(element, name);
    if (name === 'a') return isHeadingAnchor(element) || isBackLink(element, name);
    if (name === 'span' || name === 'i') return isBackLink(element, name) || isIconName(element);
    if (name !== 'button' && name !== 'clipboard-copy') return false;
    return outside.isSpoiler || isCopyButton(element);
  }

  private standIn(element: Element, name: string, outside: Reading): void {
    if (/^(?:input|textarea|select)$/.test(name) && !this.live?.isContent(element)) return;
    for (const { address, text } of standIns(element, name, this.links)) {
      this.edge(element, name, true, false);
      this.writer.marks(this.link(address, outside.marks));
      this.writer.text(' ');
      if (name === 'textarea' || name === 'iframe') this.writer.preformatted(text);
      else this.writer.text(text);
      this.writer.text(' ');
    }
  }
}

/** The element that contains a text node; for direct children of a shadow root, its host. */
function elementOf(text: Node): Element | null {
  return text.parentElement ?? (text.parentNode instanceof ShadowRoot ? text.parentNode.host : null);
}
