import { find, inside } from './package.ts';

/** Turns the flat paragraphs of Word's lists into nested ones. */
export interface Numbering {
  /** What opens an item of a list; null for a paragraph that is none. */
  item(numbered: Element | undefined): string | null;
  /** What closes all open lists. */
  close(): string;
}

interface Level {
  isCounted: boolean;
  start: number;
  /** This list begins again here; others of its kind go on. */
  restarts: boolean;
}

const DEEPEST = 8;
const value = (element: Element | undefined): string => element?.getAttribute('w:val') ?? '';

function levelsOf(list: Element | undefined): Map<number, Level> {
  return new Map(
    inside(list, 'w:lvl').map((level) => [
      Number(level.getAttribute('w:ilvl')),
      {
        isCounted: !/^(?:bullet|none|)$/.test(value(find(level, 'w:numFmt'))),
        start: Number(value(find(level, 'w:start')) || 1),
        restarts: false,
      },
    ]),
  );
}

/** Reads `numbering.xml`. A list goes on counting after other paragraphs, unless it is another one. */
export function numberingOf(root: Element | null): Numbering {
  const kinds = new Map(
    inside(root, 'w:abstractNum').map((list) => [list.getAttribute('w:abstractNumId') ?? '', levelsOf(list)]),
  );
  const lists = new Map(
    inside(root, 'w:num').map((list) => {
      const levels = new Map(kinds.get(value(find(list, 'w:abstractNumId'))));
      for (const change of inside(list, 'w:lvlOverride')) {
        const at = Number(change.getAttribute('w:ilvl'));
        const start = value(find(change, 'w:startOverride'));
        const level = levels.get(at);
        if (level && start !== '') levels.set(at, { ...level, start: Number(start), restarts: true });
      }
      return [
        list.getAttribute('w:numId') ?? '',
        { levels, isOf: value(find(list, 'w:abstractNumId')) },
      ] as const;
    }),
  );
  /** Counts by kind and level: lists of one kind go on, unless one says where it starts. */
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  let open: { tag: string; id: string }[] = [];

  function close(): string {
    const html = open.map(({ tag }) => `</li></${tag}>`).join('');
    open = [];
    return html;
  }

  return {
    close,
    item(numbered) {
      const id = value(find(numbered, 'w:numId'));
      const list = lists.get(id);
      if (!numbered || !list || id === '0') return null;
      const depth = Math.min(DEEPEST, Number(value(find(numbered, 'w:ilvl'))) || 0);
      const level = list.levels.get(depth) ?? { isCounted: false, start: 1, restarts: false };
      const key = (at: number): string => `${list.isOf} ${at}`;
      for (let below = depth + 1; below <= DEEPEST; below += 1) counts.delete(key(below));
      const before = level.restarts && !seen.has(`${id} ${depth}`) ? undefined : counts.get(key(depth));
      const number = before === undefined ? level.start : before + 1;
      seen.add(`${id} ${depth}`);
      counts.set(key(depth), number);
      let html = '';
      while (open.length > depth + 1) html += `</li></${open.pop()?.tag}>`;
      const current = open[depth];
      if (current && (current.id !== id || (current.tag === 'ol') !== level.isCounted)) {
        html += `</li></${current.tag}>`;
        open.pop();
      } else if (current) return `${html}</li><li>`;
      while (open.length < depth) {
        html += '<ul><li>';
        open.push({ tag: 'ul', id });
      }
      const tag = level.isCounted ? 'ol' : 'ul';
      open.push({ tag, id });
      return `${html}<${tag}${level.isCounted && number !== 1 ? ` start="${number}"` : ''}><li>`;
    },
  };
}
