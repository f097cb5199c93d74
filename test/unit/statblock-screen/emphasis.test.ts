import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bracketEmphasis } from '../../../components/statblock/content/stat-text.ts';

test.each([
  ['**Bite.** It bites.', '[b]Bite.[/b] It bites.'],
  ['*Hit:* 5', '[i]Hit:[/i] 5'],
  ['***Keen Smell.*** It smells.', '[i][b]Keen Smell.[/b][/i] It smells.'],
  ['***Bite.** Melee Attack:* +5', '[i][b]Bite.[/b] Melee Attack:[/i] +5'],
  ['***Bite.**** Melee Attack: *+4', '[i][b]Bite.[/b][/i][i] Melee Attack: [/i]+4'],
  ['**Bite:*** Melee Attack:* +5', '[b]Bite:[/b][i] Melee Attack:[/i] +5'],
  ['***Limited. ***The drake', '[i][b]Limited. [/b][/i]The drake'],
  ['one target.* Hit:* 2', 'one target.[i] Hit:[/i] 2'],
  ['*one **two* three**', '[i]one [b]two[/b][/i][b] three[/b]'],
])('%s', (text, expected) => expect(bracketEmphasis(text)).toBe(expected));

test.each([
  'five * three',
  '5 ** 3',
  'a *lonely star',
  '**never closed\nhere**',
  '****',
  '[roll:2d6*2] damage',
  '@[Dyke](landmark:1*2)',
  '[code]a **b** c[/code]',
  'nothing at all',
])('what isn’t emphasis stays: %j', (text) => expect(bracketEmphasis(text)).toBe(text));

const starry = fc
  .array(fc.constantFrom('*', '**', '***', '****', 'word', ' ', '.', '\n', 'é'), { maxLength: 40 })
  .map((pieces) => pieces.join(''));

test('whatever the asterisks, no other letter is lost, and every mark is closed in order', () => {
  fc.assert(
    fc.property(starry, (text) => {
      const out = bracketEmphasis(text);
      expect(out.replaceAll(/\[\/?[bi]\]|\*/g, '')).toBe(text.replaceAll('*', ''));
      for (const line of out.split('\n')) {
        const open: string[] = [];
        for (const [, close, mark] of line.matchAll(/\[(\/?)([bi])\]/g))
          if (close) expect(open.pop()).toBe(mark);
          else open.push(mark ?? '');
        expect(open).toEqual([]);
      }
    }),
  );
});
