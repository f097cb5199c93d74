import { isBlock, UNSEEN } from '../editor/rich-text.ts';

/**
 * Reads visual editors again and again while somebody types. A block that hasn't changed since isn't read again, so a key
 * costs as much as its own paragraph.
 */
export function createRichReader() {
  const texts = new WeakMap<Node, string>();
  const htmls = new WeakMap<Node, string>();

  function textOf(parent: Node): string {
    const known = texts.get(parent);
    if (known !== undefined) return known;
    let text = '';
    const breakLine = () => {
      if (text !== '' && !text.endsWith('\n')) text += '\n';
    };
    const walk = (node: Node): void => {
      if (node instanceof Text) text += node.data;
      if (!(node instanceof Element) || UNSEEN.has(node.localName)) return;
      if (node.localName === 'br') text += '\n';
      else if (isBlock(node)) {
        breakLine();
        text += textOf(node);
        breakLine();
      } else for (const child of node.childNodes) walk(child);
    };
    for (const child of parent.childNodes) walk(child);
    texts.set(parent, text);
    return text;
  }

  function htmlOf(node: Node): string {
    const html = htmls.get(node) ?? new XMLSerializer().serializeToString(node);
    htmls.set(node, html);
    return html;
  }

  return {
    text: textOf,
    /** What an editor shows: its words as `readRich` reads them, and its HTML. */
    read: (root: HTMLElement) => ({
      text: textOf(root),
      html: Array.from(root.childNodes, htmlOf).join(''),
    }),
    /** Notes what has changed. Everything that isn't noted is taken from the last reading. */
    forget(changes: readonly MutationRecord[]): void {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes])
          for (let at: Node | null = node; at; at = at.parentNode) {
            texts.delete(at);
            htmls.delete(at);
          }
      }
    },
  };
}

export type RichReader = ReturnType<typeof createRichReader>;
