import { expect, it } from 'vitest';
import { emptyPublic } from '../../../../lib/checks/rules/texts.ts';
import { saidBy } from '../planned-world.ts';

it('a public article without text is found', () => {
  expect(
    saidBy(emptyPublic, [
      { id: 'a' },
      { id: 'b', content: ' ' },
      { id: 'c', content: '[h2]History[/h2]\r\n\r\n[h2][b]Culture[/b][/h2]' },
      { id: 'd', content: '[h1]Overview[/h1][hr][ul][li][/li][/ul][table][tr][td] [/td][/tr][/table][br]' },
    ]),
  ).toEqual([['a content: '], ['b content: '], ['c content: '], ['d content: ']]);
});

it('private, unfinished, unread, and with anything to see, it is fine', () => {
  expect(
    saidBy(emptyPublic, [
      { id: 'a', state: 'private' },
      { id: 'b', isDraft: true },
      { id: 'c', isWip: true },
      { id: 'd', isUnread: true },
      { id: 'e', content: '[img:7]' },
      { id: 'f', texts: { history: 'Old.' } },
      { id: 'g', relations: { parent: 'a' } },
      { id: 'h', statblock: '7' },
      { id: 'i', content: '[h2]History[/h2]\nOld.' },
      { id: 'j', content: '[h2]Map[/h2]\n[img:7]' },
    ]),
  ).toEqual([]);
});
