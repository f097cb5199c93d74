import type { Range } from '../place.ts';

interface Tag {
  kind: 'open' | 'close';
  name: string;
}

/**
 * Tags that need their end: without it, World Anvil shows the rest of the text in them, or shows the tag. Items, rows and cells
 * are shown as if they had one.
 */
const PAIRED: ReadonlySet<string> = new Set(
  'b i u s strike sup sub small h1 h2 h3 h4 ul ol table quote spoiler code center right justify col2 col3 col4 section container url'.split(
    ' ',
  ),
);

/** The tags of a text that are opened and not closed. A tag that is closed in the wrong order counts as closed. */
export class OpenTags {
  readonly #open = new Map<string, Range[]>();

  take({ kind, name }: Tag, range: Range, isCode: boolean): void {
    if (isCode || !PAIRED.has(name)) return;
    const open = this.#open.get(name);
    if (kind === 'close') open?.pop();
    else if (open) open.push(range);
    else this.#open.set(name, [range]);
  }

  /** In the order of the text. */
  left(): { name: string; range: Range }[] {
    if (this.#open.size === 0) return [];
    return [...this.#open]
      .flatMap(([name, ranges]) => ranges.map((range) => ({ name, range })))
      .sort((a, b) => a.range[0] - b.range[0]);
  }
}
