/** A title within Markdown: what Markdown would take for signs stands as it is. Pure. */
export const plain = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
