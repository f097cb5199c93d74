import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDate, readDate } from '../../../lib/capture/metadata/written-date.ts';

describe('dates as pages write them', () => {
  it.each([
    ['March 5, 2024', 'en'],
    ['Mar 5th 2024', 'en'],
    ['on Tuesday March 05, 2024 @11:40AM', 'en'],
    ['the 5th of March 2024', 'en'],
    ['Tue, 05 Mar 2024 11:40:00 GMT', 'en'],
    ['March 5, 2024 • 5 min read', 'en'],
    ['2024-03-05 12:33:44', 'en'],
    ['2024/3/5', 'en'],
    ['3/5/2024', 'en-US'],
    ['5/3/2024', 'en-GB'],
    ['05.03.2024, 18:20 Uhr', 'de'],
    ['5. März 2024', 'de'],
    ['5 de marzo de 2024', 'es'],
    ['5 mars 2024', 'fr'],
    ['5 марта 2024 г.', 'ru'],
    ['5 marca 2024', 'pl'],
    ['2024年3月5日', 'ja'],
    ['5 de março de 2024', 'pt-BR'],
    ['March 5, 2024', 'fr'],
    ['March 5, 2024', 'no_such language'],
  ])('reads “%s”', (text, language) => {
    expect(findDate(text, language)).toBe('2024-03-05');
  });

  it.each(['May 2024', '5 March', 'Version 5.3.2024.1', '13/13/2024', '99 days in 2024', 'March 45, 2024'])(
    'finds none in “%s”',
    (text) => {
      expect(findDate(text, 'en')).toBeNull();
    },
  );

  it('returns what can’t be read as it is written', () => {
    expect(readDate('Spring 2024', 'en')).toBe('Spring 2024');
    expect(readDate('2024-03-05T10:00:00Z', 'en')).toBe('2024-03-05T10:00:00Z');
    expect(readDate('x'.repeat(200), 'en')).toBeNull();
  });

  it('reads every day in every language it is written in', () => {
    const languages = fc.constantFrom(
      'en',
      'en-GB',
      'de',
      'fr',
      'es',
      'it',
      'pl',
      'ru',
      'pt',
      'ja',
      'zh',
      'nl',
      'sv',
    );
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    const styles = fc.constantFrom<('long' | 'medium')[]>('long', 'medium');
    fc.assert(
      fc.property(languages, days, styles, (language, day, dateStyle) => {
        const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(day);
        expect(findDate(text, language)).toBe(day.toISOString().slice(0, 10));
      }),
    );
  });
});
