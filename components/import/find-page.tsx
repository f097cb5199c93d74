import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { PLATFORM_HOSTS } from '../../lib/worldpage/index.ts';
import { Button, Field } from '../ui/index.ts';

/** Opens the export page of a world for somebody who doesn't know its name in addresses. */
export function FindPage() {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const open = () => {
    const url = exportAddress(pasted);
    setProblem(url === null ? t('import.findProblem') : null);
    if (url !== null) detach(browser.tabs.create({ url }), 'import.openPage');
  };
  return (
    <form
      class="import-find"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Field label={t('import.findLabel')} problem={problem}>
        {(ids) => (
          <div class="import-find-row">
            <input
              {...ids}
              class="input"
              type="url"
              dir="ltr"
              autocomplete="off"
              spellcheck={false}
              placeholder={EXAMPLE}
              value={pasted}
              onInput={(event) => setPasted(event.currentTarget.value)}
            />
            <Button type="submit">{t('import.findOpen')}</Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** How the addresses of a world's pages begin. */
const EXAMPLE = `https://${PLATFORM_HOSTS[0]}/w/…`;

/** The address of a world's export page, from that of any page of the world, as somebody pasted it. Null if it has none. */
export function exportAddress(pasted: string): string | null {
  const text = pasted.trim();
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !PLATFORM_HOSTS.includes(url.host)) return null;
  const slug =
    /^\/w\/([^/]+)/.exec(url.pathname)?.[1] ?? /^\/world\/([^/]+)\/export\/?$/.exec(url.pathname)?.[1];
  return slug === undefined ? null : `https://${PLATFORM_HOSTS[0]}/world/${slug}/export`;
}
