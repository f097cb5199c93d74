import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { compileMessages, readLanguages, sourceOf } from '../../../scripts/build/messages/index.ts';

/** Loads the kit as on another computer. */
async function openKit({ code = 'en', userAgent = 'X11; Linux x86_64' }) {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent, languages: ['en-US'] });
  const { useCatalog } = await import('../../../lib/i18n/index.ts');
  const languages = readLanguages();
  const language = languages.find((one) => one.code === code);
  useCatalog(code, language ? compileMessages(language, sourceOf(languages)) : inject('messages'));
  return import('../../../components/ui/index.ts');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['in English', {}, 'Ctrl+Shift+P', 'Control+Shift+P'],
  ['in German', { code: 'de' }, 'Strg+Umschalt+P', 'Control+Shift+P'],
  ['on a Mac', { userAgent: 'Macintosh; Intel Mac OS X 14' }, '⌘+⇧+P', 'Meta+Shift+P'],
])(
  'keys are shown as the keyboard names them %s, and to screen readers by their own names',
  async (_, on, shown, spoken) => {
    const { Button } = await openKit(on);
    render(<Button keys="Ctrl+Shift+P">Markup</Button>);
    expect(screen.getByText(shown)).toBeDefined();
    expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe(spoken);
  },
);
