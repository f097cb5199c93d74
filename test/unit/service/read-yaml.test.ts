import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { dump } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { writeYaml } from '../../../lib/service/boromir/statblocks.ts';
import { MOST_CHARACTERS, readYaml } from '../../../lib/service/schema/read-yaml.ts';
import { codePoint } from '../code-point.ts';

const readText = (text: string): unknown => {
  const read = readYaml(text);
  return read.ok ? read.value : read.problem;
};

const text = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 60 }),
  // Texts that YAML writers fold, quote or write as blocks.
  fc
    .array(
      fc.constantFrom('word', '  ', '\n', ': ', '#', '- ', '[b]', '"', "'", '\\', '\t', 'é', '12', '|'),
      {
        maxLength: 40,
      },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '',
    'null',
    '~',
    'yes',
    'on',
    '0o17',
    '1e3',
    '1.10',
    '2001-12-14',
    '.inf',
    '<<',
    '=',
    '?',
    '...',
    '---',
  ),
);
const key = text.filter((name) => name !== '__proto__' && name.length < 100);
const sheet = fc
  .dictionary(key, text, { maxKeys: 8 })
  // Through JSON, which replaces lone surrogates.
  .map((data) =>
    Object.fromEntries(Object.entries(data).map(([k, v]) => [k.toWellFormed(), v.toWellFormed()])),
  );

interface Sample {
  data: Record<string, string>;
  written: { options: object; text: string }[];
}
const SAMPLES: Sample = JSON.parse(readFileSync(new URL('./pyyaml.json', import.meta.url), 'utf8'));

/** Characters that only an escape may stand for (YAML 1.2, 5.1). */
const NOT_YAML = /[^\P{Cc}\t\n\r\x85]|[\ufffe\uffff]/u;

describe('readYaml', () => {
  it('reads what writeYaml writes', () => {
    fc.assert(
      fc.property(sheet, (data) => {
        expect(readText(writeYaml(data))).toEqual(data);
      }),
      { numRuns: 500 },
    );
  });

  it('reads what js-yaml writes, with any options', () => {
    const options = fc.record({
      indent: fc.constantFrom(1, 2, 4),
      lineWidth: fc.constantFrom(-1, 20, 80),
      quoteStyle: fc.constantFrom('single' as const, 'double' as const),
      forceQuotes: fc.boolean(),
      flowLevel: fc.constantFrom(-1, 0),
    });
    fc.assert(
      fc.property(sheet, options, (data, how) => {
        expect(readText(dump(data, how))).toEqual(data);
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads what the yaml package writes, with any options', () => {
    const options = fc.record({
      lineWidth: fc.constantFrom(0, 20, 80),
      indent: fc.constantFrom(1, 2, 4),
      singleQuote: fc.constantFrom(true, false, null),
      defaultStringType: fc.constantFrom(
        'PLAIN' as const,
        'QUOTE_DOUBLE' as const,
        'QUOTE_SINGLE' as const,
        'BLOCK_LITERAL' as const,
        'BLOCK_FOLDED' as const,
      ),
      defaultKeyType: fc.constant('PLAIN' as const),
      version: fc.constantFrom('1.1' as const, '1.2' as const),
    });
    fc.assert(
      fc.property(sheet, options, (data, how) => {
        const written = stringify(data, how);
        // The package can't read back some blocks that it writes for texts with leading spaces, and doesn't escape all that
        // YAML doesn't allow.
        const own = parseDocument(written, { schema: 'failsafe' });
        fc.pre(own.errors.length === 0 && isDeepStrictEqual(own.toJS(), data) && !NOT_YAML.test(written));
        expect(readText(written)).toEqual(data);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(SAMPLES.written)('reads what PyYAML writes with $options', ({ text: written }) =>
    expect(readText(written)).toEqual(SAMPLES.data),
  );

  it('keeps scalars as typed, and recognizes null', () => {
    expect(readText('a: 1.10\nb: yes\nc: null\nd:\ne: ~\nf: "null"\ng: 2001-12-14\nh: !!int 07')).toEqual({
      ...{ a: '1.10', b: 'yes', c: null, d: null, e: null, f: 'null', g: '2001-12-14', h: '07' },
    });
  });

  it('reads escapes, and plain and folded scalars of several lines', () => {
    expect(readText('a: "\\N\\L\\P\\_\\U0001F600\\x41\\e\\/"')).toEqual({
      a: '\u0085\u2028\u2029\u00a0😀A\u001b/',
    });
    expect(readText('a: one\n  two\n\n  three\nb: >-\n  x\n  y\n\n  z\n')).toEqual({
      a: 'one two\nthree',
      b: 'x y\nz',
    });
  });

  it.each([
    'just words: here: there',
    'a: "open',
    '\ta: b',
    'a:\n  b: 1\n c: 2',
    'a: b\na: c',
    'a: @b',
    '? [a]\n: b',
    'a: *b',
  ])('rejects invalid YAML: %j', (wrong) =>
    expect(readYaml(wrong)).toEqual({ ok: false, problem: 'notYaml' }),
  );

  it('rejects YAML that is too long, too deep, or too large once aliases are expanded', () => {
    const laughs = [...'bcdefghi'].map((name, at) => {
      const alias = `*${'abcdefghi'[at]}`;
      return `${name}: &${name} [${Array(10).fill(alias).join(',')}]`;
    });
    expect(readYaml(['a: &a [x]', ...laughs].join('\n'))).toEqual({ ok: false, problem: 'tooDeep' });
    const few = [...'bcdefgh'].map((name, at) => `${name}: &${name} [${`*${'abcdefg'[at]}, `.repeat(9)}x]`);
    expect(readYaml(['a: &a [x]', ...few].join('\n'))).toEqual({ ok: false, problem: 'tooDeep' });
    const long = `a: &a ${'x'.repeat(50_000)}\nb: [${Array(90).fill('*a').join(',')}]`;
    expect(readYaml(long)).toEqual({ ok: false, problem: 'tooDeep' });
    expect(readYaml('['.repeat(50_000))).toEqual({ ok: false, problem: 'tooDeep' });
    expect(readYaml('- '.repeat(40_000))).toEqual({ ok: false, problem: 'tooDeep' });
    expect(readYaml(`a: ${'x'.repeat(MOST_CHARACTERS)}`)).toEqual({ ok: false, problem: 'tooLong' });
    expect(readYaml(`a: ${'x'.repeat(400_000)}`)).toEqual({ ok: false, problem: 'tooLong' });
  });

  it.each([
    `${' '.repeat(40_000)}: x`,
    `a:\n${'\n'.repeat(90_000)}`,
    `a: b${' '.repeat(90_000)}c`,
    `a: x\n${'  y\n'.repeat(20_000)}`,
    `a: "${'\\'.repeat(50_001)}`,
    `a: '${"''".repeat(40_000)}`,
    '#\n'.repeat(40_000),
    Array.from({ length: 8_000 }, (_, at) => `k${at}: &a${at} v`).join('\n'),
    `a: >\n${' x\n\n'.repeat(20_000)}`,
    ':'.repeat(90_000),
    `{${'a,'.repeat(40_000)}}`,
  ])('takes linear time (hostile text %#)', (hostile) => {
    // Quadratic time would exceed the test's time limit.
    expect(readYaml(hostile)).toHaveProperty('ok');
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      ...'a: \n"\'|>-#\\{}[]&*!?%@`,\t\ré',
      '  ',
      '\u2028',
      '- ',
      ': ',
      '<<',
      '---\n',
      '...\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(readYaml(pieces.join(''))).toHaveProperty('ok');
      }),
      { numRuns: 3_000 },
    );
  });

  it("doesn't set inherited properties such as __proto__", () => {
    expect(readText('__proto__: x\nconstructor: y')).toEqual(
      Object.fromEntries([
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ]),
    );
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});
