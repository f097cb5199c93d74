import fc from 'fast-check';

const word = fc.constantFrom(
  'bell',
  'tide  ',
  'a\tb ',
  'שלום',
  '漢字',
  '-',
  '|',
  'it’s',
  ' x',
  '[nioa]',
  '(1)',
);
const opaque = fc.constantFrom(
  '[img:12|left]',
  '[img]https://a.example/b.png[/img]',
  '[var:key]',
  '@[Old bell](item:4711)',
  '[secret:9]',
  '/* note */',
);

const { block } = fc.letrec<{ inline: string; block: string }>((tie) => {
  const inside = fc.array(tie('inline'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
  const around = (open: string, close: string) => inside.map((text) => `${open}${text}${close}`);
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n'));
  const item = fc.oneof(
    inside,
    fc.tuple(inside, tie('block')).map((parts) => parts.join('\n')),
  );
  const list = (name: string) =>
    fc
      .array(item, { minLength: 1, maxLength: 3 })
      .map((items) => `[${name}]${items.map((text) => `\n[li]${text}[/li]`).join('')}\n[/${name}]`);
  return {
    inline: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      word,
      opaque,
      fc.constantFrom('[br]', '\n', '[noparse][b][/noparse]'),
      ...['b', 'i', 'u', 's', 'sup', 'code', 'mark'].map((name) => around(`[${name}]`, `[/${name}]`)),
      around('[url:https://a.example/b|tab]', '[/url]'),
      around('[color:red]', '[/color]'),
    ),
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      inside,
      around('[p]', '[/p]'),
      around('[h2|bells]', '[/h2]'),
      fc.constantFrom('[hr]', '[code]\nlet x\n  = 1\n[/code]', '--Height::90 ft--', '[toc]', '[B]open'),
      list('ul'),
      list('ol'),
      fc
        .tuple(blocks, fc.constantFrom('', '|', '|Ann [b]Lee[/b]'))
        .map((parts) => `[quote]${parts.join('')}[/quote]`),
      blocks.map((text) => `[spoiler]${text}|show[/spoiler]`),
      blocks.map((text) => `[center]${text}[/center]`),
      inside.map((text) => `[table]\n[tr][th]${text}[/th][td]2[/td][/tr]\n[/table]`),
    ),
  };
});

const separator = fc.constantFrom('\n\n', '\r\n\r\n', '\n \t\n', '\n\n\n\n');

/** Generates texts as authors write them: closed tags, and blank lines between blocks. */
export const wellFormed: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '\n', '  '),
    fc.array(fc.tuple(block, separator), { maxLength: 6 }),
    fc.constantFrom('', '\r\n', '[br]'),
  )
  .map(([before, parts, after]) => before + parts.flat().join('') + after);
