import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readYaml, writeYaml } from '../../../lib/service/schema/yaml.ts';
import { codePoint } from '../codepoint.ts';

describe('the YAML of statblocks', () => {
  it('reads back any map of texts that was written', () => {
    const text = fc.string({ unit: codePoint, maxLength: 60 });
    const map = fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      text,
      { maxKeys: 8 },
    );
    fc.assert(
      fc.property(map, (data) => {
        const sound = JSON.parse(JSON.stringify(data));
        expect(readYaml(writeYaml(sound))).toEqual(sound);
      }),
    );
  });

  it('reads plain, quoted and block texts, maps within maps, and comments', () => {
    const text = `# a sheet
name: Kraken the Old
ac: 15 # hard
note: 'it''s "old"'
"quoted key": "tab\\tand\\r\\nlines \\u00e9"
empty:
nothing: null
url: https://x/y#z
long: |
  First line

    indented
last: >-
  folded
  together
fields:
  hp:
    label: "Hit points: all"
    options:
      1: "one"
  hit dice: 4d8
end: [roll:1d4]
`;
    expect(readYaml(text.replace('end: [roll:1d4]\n', ''))).toEqual({
      name: 'Kraken the Old',
      ac: '15',
      note: 'it\'s "old"',
      'quoted key': 'tab\tand\r\nlines é',
      empty: '',
      nothing: '',
      url: 'https://x/y#z',
      long: 'First line\n\n  indented\n',
      last: 'folded together',
      fields: { hp: { label: 'Hit points: all', options: { 1: 'one' } }, 'hit dice': '4d8' },
    });
    expect(readYaml('a: "back\\\\eslash \\x41\\e"')).toEqual({ a: 'back\\eslash A\u001b' });
    expect(readYaml('end: "[roll:1d4]"\r\nmore: x\r\n')).toEqual({ end: '[roll:1d4]', more: 'x' });
  });

  it.each([
    '- a\n- b',
    'a: [1, 2]',
    'a: {b: c}',
    'just words',
    'a: "open',
    'a: &x 1',
    '\ta: b',
    'a:\n  b: 1\n c: 2',
  ])('guesses at nothing: %j', (text) => expect(readYaml(text)).toBeNull());

  it.each([
    'options: [a, b]',
    'options: [a, b] # two',
    'options: [\n      a,\n      b\n    ]',
    'options:\n      - a\n      - b: 1\n        c: 2',
    'options:\n    - a\n\n    # both\n    - b',
  ])('passes a list over where there may be one: %j', (options) => {
    const text = `fields:\n  hp:\n    label: Hit points\n    ${options}\n    input: select\n  ac:\n    label: Armour\n`;
    expect(readYaml(text)).toBeNull();
    expect(readYaml(text, 'passed over')).toEqual({
      fields: { hp: { label: 'Hit points', options: '', input: 'select' }, ac: { label: 'Armour' } },
    });
    expect(readYaml('a: [1', 'passed over')).toBeNull();
  });

  it('never throws, never hangs', () => {
    const piece = fc.constantFrom(
      'a',
      ':',
      ' ',
      '\n',
      '  ',
      '"',
      "'",
      '|',
      '>',
      '-',
      '#',
      '\\',
      '{',
      '\t',
      'é',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        readYaml(pieces.join(''), 'passed over');
        const read = readYaml(pieces.join(''));
        expect(read === null || typeof read === 'object').toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(readYaml(`a: "${'\\'.repeat(50_001)}`)).toBeNull();
    expect(readYaml(`${' '.repeat(50_000)}: x`)).toBeNull();
    expect(readYaml(`a: '${"''".repeat(50_000)}`)).toBeNull();
  });
});
