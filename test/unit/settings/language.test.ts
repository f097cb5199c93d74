import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Catalog, LANGUAGES, t } from '../../../lib/i18n/index.ts';
import { changeSettings, drawInLanguage, loadLanguage } from '../../../lib/settings/index.ts';

const OTHERS = [
  { code: 'de', name: 'Deutsch', reviewed: false },
  { code: 'ar', name: 'العربية', reviewed: false },
];
const CATALOGS: Record<string, Catalog> = {
  en: { common: { cancel: 'Cancel' } },
  de: { common: { cancel: 'Abbrechen' } },
  ar: { common: { cancel: 'إلغاء' } },
};
const choose = (language: string | null) => changeSettings((settings) => ({ ...settings, language }));

beforeEach(() => {
  const known = [...LANGUAGES];
  Array.prototype.splice.call(LANGUAGES, 0, known.length, ...known.slice(0, 1), ...OTHERS);
  Object.assign(fakeBrowser.i18n, { getUILanguage: () => 'en' });
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() });
  vi.stubGlobal('fetch', async (url: string) => {
    const [, language = ''] = /messages\/(.+)\.json$/.exec(url) ?? [];
    if (language === 'names') return Response.json({ common: ['cancel'] });
    return Response.json([Object.values(CATALOGS[language]?.common ?? {})]);
  });
  return () => {
    Array.prototype.splice.call(LANGUAGES, 0, LANGUAGES.length, ...known);
    vi.unstubAllGlobals();
  };
});

it('an open page is drawn again in each language that the user chooses', async () => {
  const drawn: string[] = [];
  await drawInLanguage(() => drawn.push(t('common.cancel')));
  expect(drawn).toEqual(['Cancel']);
  await choose('de');
  await vi.waitFor(() => expect(drawn).toEqual(['Cancel', 'Abbrechen']));
  expect(document.documentElement).toMatchObject({ lang: 'de', dir: 'ltr' });
  await choose('ar');
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('إلغاء'));
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  await choose(null);
  await vi.waitFor(() => expect(drawn).toEqual(['Cancel', 'Abbrechen', 'إلغاء', 'Cancel']));
});

it('other changes of the settings draw nothing again', async () => {
  const draw = vi.fn();
  await drawInLanguage(draw);
  await changeSettings((settings) => ({ ...settings, undoSeconds: 5 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(draw).toHaveBeenCalledTimes(1);
});

it('the background loads the chosen language', async () => {
  await choose('de');
  await loadLanguage();
  expect(t('common.cancel')).toBe('Abbrechen');
});
