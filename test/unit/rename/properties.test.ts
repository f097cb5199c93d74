import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renameEdit, replacementOf } from '../../../lib/rename/index.ts';
import { OWN, search } from './renaming.ts';

/** What nobody reads as text. It has to stay as it is. */
const HIDDEN = [
  '[img:https://x.y/Saltmere.png]',
  'https://example.com/Saltmere ',
  '[code]Saltmere[/code]',
  '[noparse]Saltmere[/noparse]',
  '/* Saltmere */',
  '[roll:1d6|Saltmere]',
  `@[Harbor](settlement:${OWN})`,
  '[container:Saltmere]x[/container]',
  '[url:https://x.y/Saltmere]here[/url]',
  '\r\n',
  '[unknown-tag:Saltmere]',
];
/** Where the name stands, and how often. */
const NAMED = [
  'Saltmere',
  'Saltmere’s',
  'Saltmeres',
  'SALTMERE',
  '[b]Saltmere[/b]',
  'Salt[i]mere[/i]',
  `@[Saltmere](settlement:${OWN})`,
  '[ul][li]Saltmere[/li][/ul]',
  '--Seat::Saltmere--',
];
const FILLER = ['the road', ' to ', 'and.', ' — ', '\n', '[b]', '[/b]', '@[', '--', ' é ', '🜁', '[[', ']'];

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...FILLER) },
  { weight: 2, arbitrary: fc.constantFrom(...HIDDEN) },
  { weight: 2, arbitrary: fc.constantFrom(...NAMED) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const markup = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' '));

function renamed(text: string) {
  const { query, found } = search({ text, old: 'Saltmere' });
  const chosen = found.places.map((place) => ({
    text: place.text,
    replacement: replacementOf(place, query, 'Brinewater'),
  }));
  const ref = { worldId: 'w', kind: 'article', id: 'a' } as const;
  return { chosen, ...renameEdit({ ref, title: '' }, found, chosen) };
}

/** The text with what was replaced taken out of it. */
function without(text: string, ranges: readonly (readonly [number, number])[]): string {
  let [kept, at] = ['', 0];
  for (const [start, end] of ranges) {
    kept += `${text.slice(at, start)}\0`;
    at = end;
  }
  return kept + text.slice(at);
}

it('replaces every place that is found, and leaves everything else byte for byte', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const { edit, chosen, refused } = renamed(text);
      const { content } = edit?.changes ?? { content: text };
      if (typeof content !== 'string') throw new Error('No text');
      // Undo writes what was seen.
      if (edit) expect(edit.seen).toEqual({ content: text });
      if (refused > 0) return expect(refused).toBe(chosen.length);
      const count = (of: string, name: RegExp) => of.match(name)?.length ?? 0;
      const old = count(text, /salt(?:\[i\])?mere/gi);
      expect(count(content, /salt(?:\[i\])?mere/gi)).toBe(old - chosen.length);
      // What stays, in the old text and in the new one.
      let shift = 0;
      const ranges = chosen.flatMap(({ replacement }) => replacement.ranges);
      const marks = chosen.filter(({ replacement }) => replacement.ranges.length > 1).length;
      const after = chosen.map(({ replacement: { ranges: own, text: next } }): [number, number] => {
        const start = (own[0]?.[0] ?? 0) + shift;
        const size = own.reduce((sum, [from, to]) => sum + to - from, 0);
        shift += next.length - size;
        const end = (own.at(-1)?.[1] ?? 0) + shift;
        return [start, end];
      });
      if (marks === 0) expect(without(content, after)).toBe(without(text, ranges));
      for (const hidden of HIDDEN)
        expect(content.split(hidden).length, hidden).toBe(text.split(hidden).length);
      return undefined;
    }),
    { numRuns: 150 },
  );
});

it('finds nothing more to rename afterwards', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const { edit, refused } = renamed(text);
      const content = edit?.changes.content;
      if (typeof content !== 'string' || refused > 0) return;
      expect(search({ text: content, old: 'Saltmere' }).found.places).toEqual([]);
    }),
    { numRuns: 80 },
  );
});
