import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, type Quote, quotesIn, scanMarkup, wordsAround } from '../../../lib/markup/index.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const mention = (label: string): string => `@[${label}](person:${ID})`;

/** A quote with its place in «», and other mentions in ‹›. */
const shown = (quote: Quote | null | undefined): string | null =>
  quote
    ? quote
        .map(({ text, isPlace, mention }) => (isPlace ? `«${text}»` : mention ? `‹${text}›` : text))
        .join('')
    : null;

const quoted = (text: string, mark: string, embedded?: string): string | null =>
  shown(quotesIn(text, [{ start: text.indexOf(mark) }], embedded)[0]);

describe('the sentence around a place', () => {
  it.each([
    [
      'in the middle of a text',
      `It rained. Then ${mention('Mira')} came home. It was late.`,
      'Then «Mira» came home.',
    ],
    [
      'without markup',
      `[b]Old[/b] ${mention('[i]Lady[/i] Mira')} [url:https://x.invalid]spoke[/url].`,
      'Old «Lady Mira» spoke.',
    ],
    ['of its own line', `[h2]The fall[/h2]\nOne.\n${mention('Mira')} fell\nand rose.`, '«Mira» fell'],
    ['in a list', `[ul][li]Tor[/li][li]with ${mention('Mira')}[/li][/ul]`, 'with «Mira»'],
    ['in a cell', `[table][tr][td]Queen[/td][td]${mention('Mira')}[/td][/tr][/table]`, '«Mira»'],
    ['in a row of the sidebar', `--Ruler::${mention('Mira')} I.--`, 'Ruler: «Mira» I.'],
    ['from right to left', `جاءت ${mention('ميرا')} إلى البيت. كان الوقت متأخرًا.`, 'جاءت «ميرا» إلى البيت.'],
    ['without spaces', `雨が降った。${mention('ミラ')}は家に帰った。遅かった。`, '«ミラ»は家に帰った。'],
    ['that is all there is', mention('Mira'), '«Mira»'],
  ])('%s', (_what, text, quote) => {
    expect(quoted(text, '@[')).toBe(quote);
  });

  it('names the mentions beside it, so that they can be covered', () => {
    const text = `${mention('Tor')} met ${mention('Mira')} and @[a fool](person).`;
    expect(shown(quotesIn(text, [{ start: text.lastIndexOf('@[Mira') }])[0])).toBe(
      '‹Tor› met «Mira» and a fool.',
    );
  });

  it('shows what stands for a tag that is quoted, and nothing for others', () => {
    const text = 'Before [img:4] it [block:7] stands.';
    expect(quoted(text, '[block', 'Wolf')).toBe('Before it «Wolf» stands.');
    expect(quoted(text, '[block')).toBe('Before it stands.');
  });

  it('marks the text of a link, and a plain address as far as it goes', () => {
    const page = 'https://www.worldanvil.com/w/vastmoor/a/port-sorrow';
    expect(quoted(`See [url:${page}]the [b]harbor[/b][/url] there.`, '[url')).toBe('See «the harbor» there.');
    expect(quoted(`More: ${page}, and so on.`, 'https')).toBe(`More: «${page}», and so on.`);
  });

  it('marks any range of plain words', () => {
    const text = 'Here comes [b]Mira[/b], at last.';
    const start = text.indexOf('Mira');
    expect(shown(quotesIn(text, [{ start, end: start + 4 }])[0])).toBe('Here comes «Mira», at last.');
  });

  it('is cut at words when it is long, and says so', () => {
    const long = 'wave after wave '.repeat(40);
    const quote = quoted(`${long}${mention('Mira')} ${long}`, '@[') ?? '';
    expect(quote).toMatch(/^…(wave|after) .*«Mira» .*(wave|after)…$/);
    expect(quote.length).toBeLessThan(280);
  });

  it('is nothing where the text has no such place', () => {
    expect(quotesIn('Nobody.', [{ start: 90 }])).toEqual([null]);
    expect(quotesIn(`/* ${mention('Mira')} */`, [{ start: 3 }])).toEqual([null]);
  });
});

it('every mention of any text is quoted in its own words', () => {
  const pieces = [
    'word ',
    'End. ',
    '\n',
    '[b]',
    '[/b]',
    '[li]',
    '[quote]',
    '[/quote]',
    '--A::',
    '--',
    '/*',
    '*/',
    '😀',
    mention('Mira'),
    mention('Tor'),
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 80 }), (parts) => {
      const text = parts.join('');
      const starts: number[] = [];
      scanMarkup(text, (token, start) => void (token.kind === 'mention' && starts.push(start)));
      const quotes = quotesIn(
        text,
        starts.map((start) => ({ start })),
      );
      for (const [at, quote] of quotes.entries()) {
        const label = text.startsWith('@[Mira', starts[at]) ? 'Mira' : 'Tor';
        expect(quote?.find(({ isPlace }) => isPlace)?.text).toBe(label);
        const words = quote?.map((piece) => piece.text).join('') ?? '';
        expect(words).not.toMatch(/[\n[\]]/);
        expect(words.isWellFormed()).toBe(true);
      }
    }),
  );
});

describe('a sentence', () => {
  it.each([
    [
      'The lamp went to E. Marsh of the ferry. She kept it.',
      'lamp',
      'The lamp went to E. Marsh of the ferry.',
    ],
    ['Old J. R. Vane sold it to Dr. Pell. Nobody asked.', 'Pell', 'Old J. R. Vane sold it to Dr. Pell.'],
    [
      'Er sah z. B. Fr. Lampe und Hrn. Dr. Voss. Dann ging er.',
      'Voss',
      'Er sah z. B. Fr. Lampe und Hrn. Dr. Voss.',
    ],
    ['Am 3. Mai kam Nr. 4 an. Es regnete.', 'kam', 'Am 3. Mai kam Nr. 4 an.'],
    ['On vit M. Aubert et Mme. Roche. Il pleuvait.', 'Roche', 'On vit M. Aubert et Mme. Roche.'],
    ['La Sra. Vega y el Sr. Luna llegaron. Era tarde.', 'Luna', 'La Sra. Vega y el Sr. Luna llegaron.'],
    [
      'Il sig. Conti e la dott.ssa Neri partono. È tardi.',
      'Neri',
      'Il sig. Conti e la dott.ssa Neri partono.',
    ],
    ['Przyszli św. Jan, ks. Wit i dr. Lis. Padało.', 'Wit', 'Przyszli św. Jan, ks. Wit i dr. Lis.'],
    ['O Sr. Prado viu a Dra. Lima. Era tarde.', 'Lima', 'O Sr. Prado viu a Dra. Lima.'],
    ['He said no. Then he took his cap. It rained.', 'took', 'Then he took his cap.'],
    ['They chose plan B. The tide came in.', 'plan', 'They chose plan B.'],
  ])('goes on behind initials and abbreviations: %s', (text, word, sentence) => {
    const [quote] = quotesIn(text, [{ start: text.indexOf(word), end: text.indexOf(word) + word.length }]);
    expect(quote?.map((piece) => piece.text).join('')).toBe(sentence);
  });
});

describe('a text in one line', () => {
  it.each([
    [`To ${mention('Mira')} [b]and[/b]\n[img:15] all.`, 'To Mira and all.'],
    ['Bite. [roll:1d20+5|+5 to hit], see [blocklink:9|the wolf].', 'Bite. +5 to hit, see the wolf.'],
    [`It belongs to @[Gull Ward](person:0f8f`, 'It belongs to Gull Ward'],
    ['It belongs to @[Gull Wa', 'It belongs to Gull Wa'],
    ['It is [url:https://x.inv', 'It is'],
  ])('%s', (markup, line) => {
    expect(lineOf(markup)).toBe(line);
  });

  const PIECES = [
    mention('Mira Vale'),
    '[b]old[/b]',
    '[url:https://x.invalid/a]there[/url]',
    '[img:15]',
    'then',
    'E.',
  ];
  const markup = fc
    .array(fc.constantFrom(...PIECES, '\n', ' '), { maxLength: 30 })
    .map((all) => all.join(' '));
  const raw = /[[\]|]|@\[|\w+-\w+-\w+|\(person/;

  it('has no tag, no mention’s syntax and no id, wherever it is cut', () => {
    fc.assert(
      fc.property(markup, fc.nat(), (text, at) => {
        expect(lineOf(text.slice(0, at % (text.length + 1)))).not.toMatch(raw);
      }),
    );
  });

  it('stands around a word without them, too', () => {
    fc.assert(
      fc.property(markup, markup, fc.integer({ min: 1, max: 80 }), (one, other, reach) => {
        const text = `${one} word ${other}`;
        const start = one.length + 1;
        const { before, after } = wordsAround(text, [start, start + 4], reach);
        expect(`${before}|${after}`.replace('|', '')).not.toMatch(raw);
      }),
    );
  });
});
