import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../lib/versions/compare/blocks.ts';
import { type ComparedBlock, compareMarkup } from '../../../lib/versions/compare/compare.ts';

const textOf = (runs: readonly { text: string }[]): string => runs.map(({ text }) => text).join('');

function lineOf(one: ComparedBlock): string {
  const pieces = 'pieces' in one ? one.pieces : null;
  const words = pieces
    ?.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `{-${text}-}`))
    .join('');
  const block = 'after' in one ? one.after : one.before;
  return `${one.kind}: ${words ?? textOf(block.runs)}`;
}

const compared = (before: string, after: string): string[] => compareMarkup(before, after).map(lineOf);

describe('an outline', () => {
  it('has each paragraph, item and cell with the tags around it', () => {
    const { blocks } = outlineOf(
      'One\n\n[h2]Two[/h2]\n[ul][li]Three[li]Four[ol][li]Five[/li][/ol][/ul][table][tr][td]Six[td]Seven[/tr][tr][td]Eight[/table]',
    );
    expect(blocks.map(({ path, runs }) => `${path.join('>')} ${textOf(runs)}`.trim())).toEqual([
      'One',
      'h2 Two',
      'ul>li Three',
      'ul>li Four',
      'ul>li>ol>li Five',
      'table>tr>td Six',
      'table>tr>td Seven',
      'table>tr>td Eight',
    ]);
  });

  it('knows where each block stands in the markup', () => {
    const markup = 'One [b]two[/b]\n[quote]Three @[Gull](person:1)|Wen[/quote]';
    const { blocks } = outlineOf(markup);
    expect(blocks.map(({ start, end }) => markup.slice(start, end))).toEqual([
      'One [b]two',
      'Three @[Gull](person:1)|Wen',
    ]);
  });

  it('takes any text', () => {
    const piece = fc.constantFrom(
      '[b]',
      '[/b]',
      '[li]',
      '[/ul]',
      '[table]',
      '[tr]',
      '[td',
      '\n',
      '@[a](',
      '[/td]',
      'x ',
      '--A::b--',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const markup = pieces.join('');
        let end = 0;
        for (const block of outlineOf(markup).blocks) {
          expect(block.start).toBeGreaterThanOrEqual(end);
          end = block.end;
        }
        expect(end).toBeLessThanOrEqual(markup.length);
      }),
    );
  });
});

describe('a comparison', () => {
  it('shows changed words within a paragraph', () => {
    expect(compared('The mere is deep.\n\nA bell rings.', 'The mere is very deep.\n\nA bell rings.')).toEqual(
      ['changed: The mere is {+very +}deep.', 'same: A bell rings.'],
    );
  });

  it('shows a word whose marks or mention changed', () => {
    expect(compared('The ninth crew sailed home.', 'The [b]ninth[/b] crew sailed home.')).toEqual([
      'changed: The {-ninth-}{+ninth+} crew sailed home.',
    ]);
    expect(compared('Gull Ward rules here.', '@[Gull Ward](person:1) rules here.')).toEqual([
      'changed: {-Gull Ward-}{+Gull Ward+} rules here.',
    ]);
  });

  it('shows a changed cell, an added item and a removed heading', () => {
    const before =
      '[h1]Trade[/h1][table][tr][td]Salt[/td][td]12 crowns a barrel[/td][/tr][/table][ul][li]Rope[/li][/ul]';
    const after =
      '[table][tr][td]Salt[/td][td]14 crowns a barrel[/td][/tr][/table][ul][li]Rope[/li][li]Tar[/li][/ul]';
    expect(compared(before, after)).toEqual([
      'removed: Trade',
      'same: Salt',
      'changed: {-12-}{+14+} crowns a barrel',
      'same: Rope',
      'added: Tar',
    ]);
  });

  it('knows a paragraph that moved, also if a word in it changed', () => {
    const [one, two, three] = [
      'The harbor lies in the north.',
      'Nobody sails after the bell.',
      'Rope is made by the widow.',
    ];
    expect(compared(`${one}\n${two}\n${three}`, `${two}\n${three}\n${one}`)).toEqual([
      `movedAway: ${one}`,
      `same: ${two}`,
      `same: ${three}`,
      `movedHere: ${one}`,
    ]);
    expect(
      compared(`${one}\n${two}\n${three}`, `${two}\n${three}\nThe harbor lies in the far north.`).at(-1),
    ).toBe('movedHere: The harbor lies in the {+far +}north.');
  });

  it.each([
    [
      'a table of short cells',
      ['[table][tr][td]Salt[/td][td]12 crowns[/td][/tr]', '[tr][td]Tar[/td][td]3[/td][/tr][/table]'],
    ],
    ['a list of names', ['[ul][li]Edda[/li][li]Wen[/li]', '[li]Gull Ward[/li][/ul]']],
    ['a spoiler with a short line in it', ['[spoiler]No.', 'The widow never sailed.[/spoiler]']],
  ])('knows that %s moved whole', (_what, lines) => {
    const around = [
      'The harbor lies in the north.',
      'No.',
      'Nobody sails after the bell.',
      'Rope is made by the widow.',
      'Salt',
    ];
    const kinds = compareMarkup([...lines, ...around].join('\n'), [...around, ...lines].join('\n')).map(
      ({ kind }) => kind,
    );
    const moves = outlineOf(lines.join('\n')).blocks.length;
    expect(kinds).toEqual([
      ...Array(moves).fill('movedAway'),
      ...Array(around.length).fill('same'),
      ...Array(moves).fill('movedHere'),
    ]);
  });

  it('doesn’t say of a short line that it moved', () => {
    expect(compared('No.\nThe harbor lies in the north.', 'The harbor lies in the north.\nNo.')).toEqual([
      'removed: No.',
      'same: The harbor lies in the north.',
      'added: No.',
    ]);
  });

  it('of a text with itself shows no difference, and no comparison leaves a block out', () => {
    const words = fc.constantFrom(
      'salt ',
      'mere',
      '\n',
      '[li]',
      '[ul]',
      '[/ul]',
      '[b]',
      '[/b]',
      'The harbor lies in the north. ',
      '[h2]',
      '[/h2]',
      '[table][tr][td]',
      '[/table]',
    );
    const markup = fc.array(words, { maxLength: 30 }).map((all) => all.join(''));
    fc.assert(
      fc.property(markup, markup, (before, after) => {
        expect(compareMarkup(before, before).every(({ kind }) => kind === 'same')).toBe(true);
        const all = compareMarkup(before, after);
        const shown = all.flatMap((one) => ('after' in one ? one.after.start : []));
        expect(shown).toEqual(outlineOf(after).blocks.map(({ start }) => start));
        const old = all.flatMap((one) =>
          'before' in one && one.kind !== 'movedHere' ? one.before.start : [],
        );
        expect(old).toEqual(outlineOf(before).blocks.map(({ start }) => start));
      }),
      { numRuns: 300 },
    );
  });
});
