import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { Button, Field, Notice } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { changeSettings, HOST_NAME } from '../../lib/settings/index.ts';
import { WideSetting } from './setting.tsx';

/** The host name in typed or pasted text; null if there is none. */
export function hostIn(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  return url?.protocol === 'https:' && HOST_NAME.test(url.hostname) ? url.hostname : null;
}

const patternOf = (host: string) => `https://${host}/*`;

/** The domains that the browser allows us to access, kept up to date. */
function useAllowed(domains: readonly string[]): ReadonlySet<string> {
  const [allowed, setAllowed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const update = async () => {
      const may = await Promise.all(
        domains.map((host) => browser.permissions.contains({ origins: [patternOf(host)] })),
      );
      setAllowed(new Set(domains.filter((_, at) => may[at])));
    };
    const changed = () => void update();
    changed();
    browser.permissions.onAdded.addListener(changed);
    browser.permissions.onRemoved.addListener(changed);
    return () => {
      browser.permissions.onAdded.removeListener(changed);
      browser.permissions.onRemoved.removeListener(changed);
    };
  }, [domains.join(' ')]);
  return allowed;
}

/** Custom domains of worlds, each with the browser's permission. */
export function PageDomains({ domains, hasWorlds }: { domains: readonly string[]; hasWorlds: boolean }) {
  const allowed = useAllowed(domains);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Message | null>(null);

  /** Requests the permission synchronously in the click handler, as Firefox requires. */
  const allow = (host: string) => {
    const asked = browser.permissions.request({ origins: [patternOf(host)] });
    void asked.then(
      (isGranted) => setProblem(isGranted ? null : message('options.domainDenied', { host })),
      () => setProblem(message('options.domainFailed', { host })),
    );
  };
  const add = () => {
    const host = hostIn(typed);
    setProblem(host === null ? message('options.domainInvalid') : null);
    if (host === null) return;
    allow(host);
    setTyped('');
    void changeSettings((all) => ({ ...all, pageDomains: [...new Set([...all.pageDomains, host])] }));
  };
  const remove = (host: string) => {
    setProblem(null);
    void changeSettings((all) => ({ ...all, pageDomains: all.pageDomains.filter((one) => one !== host) }));
    detach(browser.permissions.remove({ origins: [patternOf(host)] }), 'options.removeDomain');
  };
  return (
    <WideSetting name={t('options.domains')} hint={t('options.domainsHint')}>
      {domains.length > 0 && (
        <ul class="domains">
          {domains.map((host) => (
            <li key={host}>
              <bdi>{host}</bdi>{' '}
              {!allowed.has(host) && (
                <Button size="small" onClick={() => allow(host)}>
                  {t('options.allow')}
                </Button>
              )}
              <Button size="small" tone="quiet" onClick={() => remove(host)}>
                {t('common.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="domain-form"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={t('options.domain')} problem={problem && t(problem)}>
          {(ids) => (
            <input
              {...ids}
              class="input choice"
              value={typed}
              placeholder="lore.example.com"
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit">{t('options.addDomain')}</Button>
      </form>
      {!hasWorlds && <Notice>{t('options.worldPagesNeedConnection')}</Notice>}
    </WideSetting>
  );
}
