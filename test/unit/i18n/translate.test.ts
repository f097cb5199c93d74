import { beforeEach, describe, expect, it } from 'vitest';
import { current } from '../../../lib/i18n/catalog.ts';
import {
  type Catalog,
  formatBytes,
  formatList,
  formatNumber,
  readMessage,
  t,
  useCatalog,
} from '../../../lib/i18n/index.ts';
import { compileMessages, readLanguage } from '../../../scripts/build/messages/index.ts';

const catalogOf = (code: string, lines: string): Catalog => {
  const file = readLanguage(code, `language: { name: X, reviewed: true }\ntest:\n${lines}`);
  return compileMessages(file, file);
};

/** A message of the test's own catalog, by its data, as it would be stored. */
const write = (id: string, values?: Record<string, string | number>) =>
  t({ id: `test.${id}`, ...(values && { values }) });

describe('messages', () => {
  const english = current().catalog;
  beforeEach(() => () => useCatalog('en', english));

  it('have the plural forms of Polish', () => {
    useCatalog(
      'pl',
      catalogOf(
        'pl',
        "  n: '{count, plural, one {# artykuł} few {# artykuły} many {# artykułów} other {# artykułu}}'",
      ),
    );
    expect([1, 2, 5, 12, 22, 1.5].map((count) => write('n', { count }))).toEqual([
      '1 artykuł',
      '2 artykuły',
      '5 artykułów',
      '12 artykułów',
      '22 artykuły',
      '1,5 artykułu',
    ]);
  });

  it('have the plural forms of Arabic', () => {
    useCatalog(
      'ar',
      catalogOf('ar', "  n: '{count, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}'"),
    );
    expect([0, 1, 2, 3, 11, 100].map((count) => write('n', { count }))).toEqual([
      'z',
      'o',
      't',
      'f',
      'm',
      'x',
    ]);
  });

  it('write numbers, lists and sizes as the language does', () => {
    useCatalog('de', catalogOf('de', "  n: '{count, number} Artikel'"));
    expect(write('n', { count: 12_345 })).toBe('12.345 Artikel');
    expect(formatNumber(1.5)).toBe('1,5');
    expect(formatList(['a', 'b', 'c'])).toBe('a, b und c');
    expect(formatBytes(1_250_000)).toBe('1,3 MB');
  });

  it('can contain other messages', () => {
    useCatalog(
      'en',
      catalogOf('en', "  outer: 'Not sent. {cause}'\n  inner: 'World Anvil refused {title}.'"),
    );
    const inner = { id: 'test.inner', values: { title: 'Saltmere' } };
    expect(t({ id: 'test.outer', values: { cause: inner } })).toBe('Not sent. World Anvil refused Saltmere.');
  });

  it('read what is stored, whatever release stored it', () => {
    expect(t(readMessage('The disk is full.'))).toBe('The disk is full.');
    expect(t(readMessage(null))).toBe(t('common.unknownMessage'));
    expect(t(readMessage({ id: 'gone.id' }))).toBe(t('common.unknownMessage'));
    expect(readMessage({ id: 'a.b', values: { count: 2, cause: 'x', deep: { id: 'c.d' } } })).toEqual({
      id: 'a.b',
      values: { count: 2, cause: 'x', deep: { id: 'c.d' } },
    });
  });
});
