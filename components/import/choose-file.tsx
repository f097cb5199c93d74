import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { watchPermissions } from '../../lib/permissions/index.ts';
import { PLATFORM_HOSTS } from '../../lib/worldpage/index.ts';
import { Button, Field, Icon, Trans, useFileDrop, useWatched } from '../ui/index.ts';

/** Opens the export page of a world for somebody who doesn't know its name in addresses. */
function FindPage() {
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

const origins = PLATFORM_HOSTS.map((host) => `https://${host}/*`);

/** Offers what an export is useful for on World Anvil's own pages, until the browser allows it. Nothing is sent there. */
export function PageOffer() {
  const isAllowed = useWatched(() => browser.permissions.contains({ origins }), watchPermissions);
  if (isAllowed !== false) return null;
  return (
    <div class="import-offer">
      <p>{t('import.pagesOffer')}</p>
      <Button onClick={() => detach(browser.permissions.request({ origins }), 'import.allowPages')}>
        {t('import.allowPages')}
      </Button>
    </div>
  );
}

/** How to get an export, and the choice of its file. */
export function ChooseFile(props: {
  buttonRef: RefObject<HTMLButtonElement | null>;
  onFile: (file: File) => void;
}) {
  const { buttonRef, onFile } = props;
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const drag = useFileDrop(zone, onFile);
  return (
    <>
      <ol class="import-steps">
        <li>
          <Trans id="import.openPage" values={{ address: (text) => <code>{text}</code> }} />
          <FindPage />
        </li>
        <li>{t('import.readThere')}</li>
      </ol>
      <div class="import-zone" ref={zone} data-drag={drag}>
        <Icon name="article" />
        <p>{t('import.dropHere')}</p>
        <input
          ref={input}
          type="file"
          accept=".html,.htm,.mhtml,.mht,.zip,text/html,application/zip"
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file can be chosen again.
            event.currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
        <Button tone="primary" ref={buttonRef} onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
      </div>
      <p class="small soft">{t('import.lacks')}</p>
    </>
  );
}
