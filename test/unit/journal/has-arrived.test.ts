import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasArrived } from '../../../lib/worldpage/index.ts';

const markup = (text: string, before = '') => ({ text, html: null, before });
const words = (text: string, before = '') => ({ text, html: '<p></p>', before });
const plainField = (text: string) => ({ text, isMarkup: true });
const visualEditor = (text: string) => ({ text, isMarkup: false });

describe('a text that was typed has arrived', () => {
  it.each([
    ['the same', 'Salt.\n\nSmoke.', 'Salt.\n\nSmoke.'],
    ['other line ends, and space at the end', 'Salt.\nSmoke.', 'Salt. \r\nSmoke.\r\n'],
    ['composed letters', 'Caf\u00e9', 'Cafe\u0301'],
    ['more below it, written later', 'Salt.', 'Salt.\nSmoke.'],
  ])('if World Anvil has %s', (_, typed, there) => {
    expect(hasArrived(markup(typed, 'Old.'), plainField(there))).toBe(true);
  });

  it.each([
    ['what it had before', 'Salt and smoke.', 'Old.'],
    ['only its beginning', 'Salt and smoke.', 'Salt and sm'],
    ['nothing', 'Salt and smoke.', ''],
    ['one of its lines', 'Salt.\nSmoke.', 'Salt.'],
    ['other markup', '[b]Salt[/b]', 'Salt'],
    ['a line that was removed', 'Salt.', 'Salt.\nOld.'],
  ])('but not if World Anvil has %s', (_, typed, there) => {
    expect(hasArrived(markup(typed, 'Old.'), plainField(there))).toBe(false);
  });

  it('is known in the other editor and in a synced text by its words', () => {
    const there = 'By @[Isaura Venn](person:4f2a).\n\n[ul]\n[li][b]Salt[/b][/li]\n[li]Smoke[/li]\n[/ul]';
    expect(hasArrived(words('By Isaura Venn.\nSalt\nSmoke\n'), plainField(there))).toBe(true);
    expect(hasArrived(words('On [barrels].\n'), plainField('On [barrels].'))).toBe(true);
    expect(hasArrived(words('[To do: ships]\n'), plainField(''))).toBe(false);
    expect(hasArrived(words('By Isaura Venn.\nSalt\nAshes\n'), plainField(there))).toBe(false);
    expect(hasArrived(markup(there), visualEditor('By Isaura Venn.\nSalt\nSmoke\n'))).toBe(true);
  });

  it('only if every line of it is there, whatever was there before', () => {
    const lines = fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, lines, (typed, before, there) => {
        const arrived = hasArrived(markup(typed.join('\n'), before.join('\n')), plainField(there.join('\n')));
        if (arrived) for (const line of typed) expect(there).toContain(line);
        expect(hasArrived(markup(typed.join('\n'), before.join('\n')), plainField(typed.join('\n')))).toBe(
          true,
        );
      }),
    );
  });
});
