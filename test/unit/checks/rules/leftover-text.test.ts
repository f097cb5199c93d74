import { expect, it } from 'vitest';
import { leftoverText } from '../../../../lib/checks/rules/leftover-text.ts';
import { saidBy } from '../planned-world.ts';

it('what a template leaves behind is found, with the words around it', () => {
  expect(
    saidBy(leftoverText, [
      { id: 'a', content: 'Lorem ipsum dolor.\nThe gate. TODO: more' },
      { id: 'b', texts: { history: 'Insert text here' } },
      { id: 'c', content: '[p]TBD[/p] and “text goes here”' },
    ]),
  ).toEqual([
    ['a content: Lorem ipsum dolor.'],
    ['a content: The gate. TODO: more'],
    ['b history: Insert text here'],
    ['c content: [p]TBD[/p] and “text goes here”'],
    ['c content: [p]TBD[/p] and “text goes here”'],
  ]);
});

it('words that only look like it are texts', () => {
  expect(
    saidBy(leftoverText, [
      { id: 'a', content: 'Her todo list. The TODOS guild. A fixme spell. mastodon METODOS' },
      {
        id: 'b',
        content:
          '[code]TODO[/code] [noparse]TODO[/noparse] /* TODO */ @[TODO](article:a) https://example.com/todo',
      },
      { id: 'd', isWip: true, content: 'TODO' },
      { id: 'e', isDraft: true, content: 'TODO' },
      { id: 'c', content: 'She was to be determined about it. Your name here is known.' },
    ]),
  ).toEqual([]);
});
