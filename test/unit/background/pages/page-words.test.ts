import { expect, it } from 'vitest';
import { pageWords } from '../../../../lib/background/pages/page-handlers.ts';
import { t } from '../../../../lib/i18n/index.ts';
import { PAGE_TEXTS } from '../../../../lib/worldpage/index.ts';
import { textsIn } from '../../../../lib/worldpage/page-texts.ts';
import { compileMessages, readLanguages, sourceOf } from '../../../../scripts/build/messages/index.ts';

it('a page gets its own texts in the user’s language, and no others', async () => {
  const words = await pageWords();
  expect(words).toMatchObject({ language: 'en', direction: 'ltr' });
  expect(Object.keys(words.texts)).toEqual([...PAGE_TEXTS]);
  const text = textsIn(words);
  expect(text('more')).toBe(t('worldPage.more'));
  expect(text('mentionRow', { title: 'A {count}', about: 'Item', place: 1, count: 8 })).toBe(
    t('worldPage.mentionRow', { title: 'A {count}', about: 'Item', place: '1', count: '8' }),
  );
});

it('no language uses more than plain placeholders in these texts', () => {
  const languages = readLanguages();
  const source = sourceOf(languages);
  for (const language of languages) {
    const section = compileMessages(language, source).worldPage ?? {};
    for (const name of PAGE_TEXTS) {
      const message = section[name];
      const parts = Array.isArray(message) ? message : [message];
      expect({ name, isPlain: parts.every(isPlain) }).toEqual({ name, isPlain: true });
    }
  }
});

const isPlain = (part: unknown): boolean =>
  typeof part === 'string' || (Array.isArray(part) && part.length === 1 && typeof part[0] === 'string');
