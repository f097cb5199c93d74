import { describe, expect, it } from 'vitest';
import { type LanguageFile, readLanguage, writeLanguage } from '../../../scripts/build/messages/index.ts';
import { layoutFaults, literalTexts, messageFaults, sourceFile } from '../../../scripts/conventions/index.ts';

const language = (code: string, messages: Record<string, string>): LanguageFile => ({
  code,
  name: code,
  reviewed: true,
  messages: { test: messages },
});

/** The faults of an English catalog of which all messages are used, and of a second language. */
function faults(english: Record<string, string>, other?: LanguageFile): string[] {
  const code = Object.keys(english).map((name) => `t('test.${name}')`);
  const languages = [language('en', english), ...(other ? [other] : [])];
  return messageFaults(languages, [sourceFile('components/a.ts', code.join(';'))]);
}

describe('messages', () => {
  it('are all used', () => {
    const files = [sourceFile('lib/a.ts', "t('test.used'); t(`test.flag$" + '{name}`)')];
    expect(messageFaults([language('en', { used: 'A', flagDraft: 'B', lost: 'C' })], files)).toEqual([
      'en.yaml: nothing uses test.lost.',
    ]);
  });

  it('are well formed', () => {
    expect(faults({ open: '{count, plural, one {#}' })[0]).toContain('test.open is malformed');
    expect(faults({ quote: "It isn't" })[0]).toContain('straight apostrophe');
    expect(faults({ dots: 'Loading...' })[0]).toContain('three dots');
    expect(faults({ braces: "Write '{'name'}'", link: 'See <link>it</link>' })).toEqual([]);
  });

  it('have every plural form of their language', () => {
    const english = { n: '{count, plural, one {# article} other {# articles}}' };
    const polish = language('pl', { n: '{count, plural, one {# a} other {# b}}' });
    expect(faults(english, polish)).toEqual(['pl.yaml: test.n lacks the plural forms few, many.']);
    const japanese = language('ja', { n: '{count, plural, other {# 件}}' });
    expect(faults(english, japanese)).toEqual([]);
  });

  it('have the same names and placeholders in every language', () => {
    const german = language('de', { greet: 'Hallo {nam}', extra: 'X' });
    expect(faults({ greet: 'Hello {name}', bye: 'Bye' }, german)).toEqual([
      'de.yaml lacks test.bye.',
      'de.yaml: test.greet has other placeholders than in English.',
      'de.yaml has test.extra, which English lacks.',
    ]);
  });
});

describe('a new language', () => {
  const english =
    'language:\n  name: English\n  reviewed: true\n# Buttons\ntest:\n  # A verb.\n  save: Save\n  undo: Undo\n';

  it('has every message commented out, and keeps what is translated', () => {
    const written = writeLanguage(english, { code: 'it', name: 'Italiano', reviewed: false, messages: {} });
    expect(written).toContain('# Buttons\ntest:\n  # A verb.\n  # save: Save\n  # undo: Undo');
    expect(readLanguage('it', written)).toMatchObject({ name: 'Italiano', reviewed: false });
    const translated = readLanguage('it', written.replace('# save: Save', 'save: Salva'));
    expect(writeLanguage(english, translated)).toContain('\ntest:\n  save: Salva\n  # undo: Undo');
  });

  it('has notes only above what isn’t translated', () => {
    const italian = language('it', { save: 'Salva' });
    const read = (text: string) => (code: string) => (code === 'en' ? english : text);
    const written = writeLanguage(english, italian);
    expect(layoutFaults([language('en', {}), italian], read(written))).toEqual([]);
    expect(layoutFaults([italian], read(written.replace('  save', '  # A verb.\n  save')))).toHaveLength(1);
  });
});

describe('texts outside the catalog', () => {
  const found = (code: string) =>
    literalTexts([sourceFile('components/a.tsx', code)]).map((fault) =>
      fault.split(': ').slice(1).join(': '),
    );

  it.each([
    ['<p>Nothing here</p>', 'Nothing here'],
    ['<button aria-label="close" />', 'close'],
    ["const a = { label: 'Private' }", 'Private'],
    ["say('The disk is full.')", 'The disk is full.'],
    ['say(`Sent $' + '{count} drafts`)', 'Sent … drafts'],
  ])('are found: %s', (code, text) => {
    expect(found(code)).toEqual([text]);
  });

  it.each([
    "<p>{t('outbox.empty')}</p>",
    "throw new Error('The database is closed.')",
    '<path d="M5 2.5h7l3 3v12H5z" />',
    "const kind = { label: 'text' }",
    '<b>Loreside</b>',
    "import { a } from 'B and c'",
  ])('are not taken for such: %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});
