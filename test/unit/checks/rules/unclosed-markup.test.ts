import { expect, it } from 'vitest';
import { unclosedMarkup } from '../../../../lib/checks/rules/texts.ts';
import { saidBy } from '../planned-world.ts';

it('a tag that is never closed is found', () => {
  expect(
    saidBy(unclosedMarkup, [
      { id: 'a', content: 'One [b]two\nthree [quote]four[/quote]' },
      { id: 'b', texts: { history: '[ul][li]one[/li]' } },
    ]),
  ).toEqual([['a content: One [b]two'], ['b history: [ul] one']]);
});

it('tags without an end, closed in another order, and in code are fine', () => {
  expect(
    saidBy(unclosedMarkup, [
      { id: 'a', content: '[ul][li]one[li]two[/ul] [br] [hr] [img:7]' },
      { id: 'b', content: '[b][i]x[/b][/i] [code][b][/code] [noparse][i][/noparse] [sic] /* [b] */' },
    ]),
  ).toEqual([]);
});

it('several open tags of an article are one finding, and open items, rows and cells none', () => {
  expect(
    saidBy(unclosedMarkup, [
      { id: 'a', content: 'One [b]two three four' },
      { id: 'b', content: '[ul][li]salt[li]rope[/ul]\n[table][tr][td]a[td]b[tr][td]c[td]d[/table]' },
    ]),
  ).toEqual([['a content: One [b]two three four']]);
});
