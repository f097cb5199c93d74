import { describe, expect, it } from 'vitest';
import { lossesOf } from '../../../lib/versions/compare/losses.ts';

const TABLE =
  '[table][tr][td]Salt[/td][td]12 crowns[/td][/tr][tr][td]Rope[/td][td]3 crowns[/td][/tr][/table]';
const AROUND = 'The mere lies in the north, and nobody sails on it after the bell has rung.';

const losses = (before: string, after: string): string[] =>
  lossesOf(before, after).map(({ kind, count }) => `${count} ${kind}`);

describe('a text lost', () => {
  it.each([
    ['a table whose cells are paragraphs now', TABLE, 'Salt\n12 crowns\nRope\n3 crowns', ['1 table']],
    ['a table whose cells stand in one line', TABLE, 'Salt 12 crowns Rope 3 crowns', ['1 table']],
    [
      'one of two tables',
      `${TABLE}\n[table][tr][td]Captain[/td][td]Edda Marsh[/td][/tr][/table]`,
      `${TABLE}\nCaptain Edda Marsh`,
      ['1 table'],
    ],
    [
      'three tables and two spoilers',
      `${TABLE.repeat(3)}[spoiler]The bell is a lie[/spoiler][spoiler]The widow knows[/spoiler]`,
      `${'Salt 12 crowns Rope 3 crowns\n'.repeat(3)}The bell is a lie\nThe widow knows`,
      ['3 table', '2 spoiler'],
    ],
    [
      'a table of pictures with a word below each',
      '[table][tr][td][img:11][/td][td][img:12][/td][/tr][tr][td]Edda[/td][td]Wen[/td][/tr][/table]',
      '[img:11] [img:12] Edda Wen',
      ['1 table'],
    ],
    [
      'a row of pictures',
      '[row][col2][img:11][/col2][col2][img:12][/col2][/row]',
      '[img:11][img:12]',
      ['1 columns'],
    ],
    [
      'columns',
      '[row][col2]North side[/col2][col2]South side[/col2][/row]',
      'North side\nSouth side',
      ['1 columns'],
    ],
    ['containers', '[container:note]Bring a lantern.[/container]', 'Bring a lantern.', ['1 container']],
    ['a quote', '[quote]The sea gives.|Wen[/quote]', 'The sea gives. Wen', ['1 quote']],
    [
      'nested lists',
      '[ul][li]Boats[ul][li]Skiff[/li][li]Barge[/li][/ul][/li][/ul]',
      '[ul][li]Boats[/li][li]Skiff[/li][li]Barge[/li][/ul]',
      ['1 nestedList'],
    ],
    [
      'mentions',
      '@[Edda Marsh](person:1), @[Gull Ward](person:2) and @[The Bell](item:3)',
      'Edda Marsh, Gull Ward and The Bell',
      ['3 mention'],
    ],
    ['nearly everything', `${AROUND} `.repeat(8), 'The mere', ['126 text']],
    [
      'a table while another one came',
      TABLE,
      `Salt 12 crowns Rope 3 crowns\n[table][tr][td]Wen[/td][/tr][/table]`,
      ['1 table'],
    ],
    [
      'one of two equal spoilers',
      '[spoiler]The bell is a lie[/spoiler]'.repeat(2),
      'The bell is a lie [spoiler]The bell is a lie[/spoiler]',
      ['1 spoiler'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(
      losses(`${AROUND}\n${before}`, `${AROUND}\n${after}`).filter((one) => !one.endsWith(' text')),
    ).toEqual(expected.filter((one) => !one.endsWith(' text')));
    if (expected[0]?.endsWith(' text')) expect(losses(before, after)).toEqual(expected);
  });
});

describe('nothing is lost', () => {
  it.each([
    [
      'if a row of pictures is deleted',
      `${AROUND}\n[row][col2][img:11][/col2][col2][img:12][/col2][/row]`,
      AROUND,
    ],
    ['if a table is deleted with its text', `${AROUND}\n${TABLE}`, AROUND],
    [
      'if a table gets another row',
      `${AROUND}\n${TABLE}`,
      `${AROUND}\n${TABLE.replace('[/table]', '[tr][td]Tar[/td][/tr][/table]')}`,
    ],
    ['if a table loses a row', TABLE, TABLE.replace('[tr][td]Rope[/td][td]3 crowns[/td][/tr]', '')],
    ['if a spoiler is taken away with its text', `${AROUND}[spoiler]The widow knows[/spoiler]`, AROUND],
    [
      'if one name is no mention any more',
      `${AROUND} @[Edda](person:1) and @[Wen](person:2)`,
      `${AROUND} Edda and @[Wen](person:2)`,
    ],
    ['if a paragraph is deleted', `${AROUND}\nRope is made by the widow.`, AROUND],
    [
      'if a section gets another tag',
      '[section:note]Bring a lantern.[/section]',
      '[container:note]Bring a lantern.[/container]',
    ],
    ['if a word becomes bold', AROUND, AROUND.replace('bell', '[b]bell[/b]')],
    ['if the text is written anew', `[quote]${AROUND}[/quote]`, 'A short new text.'],
    ['if a list moves', `[ul][li]Skiff[/li][/ul]\n${AROUND}`, `${AROUND}\n[ul][li]Skiff[/li][/ul]`],
  ])('%s', (_what, before, after) => {
    expect(losses(before, after)).toEqual([]);
  });
});
