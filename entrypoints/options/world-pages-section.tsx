import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { Button, Field, Notice } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { changeSettings, HOST_NAME, type Settings } from '../../lib/settings/index.ts';
import type { AvailableWorlds, ConnectionSummary } from '../../lib/stored-state/index.ts';
import { ACTIONS } from '../../lib/worldpage/index.ts';
import { Choice, choicesOf, Toggle } from './choice.tsx';
import { FEATURE_PICTURES } from './feature-pictures.tsx';
import { KeptTexts } from './kept-texts.tsx';
import { changeSetting, SearchContext, WideSetting } from './setting.tsx';

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

interface Feature {
  /** The id under which the settings switch it off. */
  id: string;
  name: Message;
  hint?: Message;
  picture?: ComponentChildren;
}

const feature = (id: keyof typeof FEATURE_PICTURES, name: Message, hint: Message): Feature => ({
  ...{ id, name, hint },
  picture: FEATURE_PICTURES[id],
});

/** Features on World Anvil pages besides the toolbar. */
const FEATURES: readonly Feature[] = [
  feature('link-cards', message('options.linkCards'), message('options.linkCardsHint')),
  feature('list-flags', message('options.listFlags'), message('options.listFlagsHint')),
  feature('list-pick', message('options.listSelection'), message('options.listSelectionHint')),
  feature('link-menu', message('options.linkMenu'), message('options.linkMenuHint')),
  feature('names-on-page', message('options.namesOnPage'), message('options.namesOnPageHint')),
  feature('link-check', message('editor.linkCheck'), message('options.linkCheckHint')),
  feature('complete-mention', message('options.completeMention'), message('options.completeMentionHint')),
];

const JOURNAL = [
  ['ask', message('options.journalAskFirst')],
  ['off', message('options.journalOff')],
  ['on', message('options.journalOn')],
  ['secrets', message('options.journalSecrets')],
] as const;

/** The name of a feature that the settings switch off by its id. */
export function featureName(id: string): string {
  const known: readonly Feature[] = [
    { id: 'all', name: message('options.worldPagesOn') },
    { id: 'bar', name: message('options.bar') },
    ...ACTIONS,
    ...FEATURES,
  ];
  const name = known.find((one) => one.id === id)?.name;
  return name ? t(name) : id;
}

/** What Loreside does on pages of the person's worlds, with a switch for each. */
export function WorldPagesSection(props: {
  connection: ConnectionSummary;
  settings: Settings;
  available: AvailableWorlds;
}) {
  const { connection, settings } = props;
  const { pagesOff } = settings;
  const hasExport = props.available.worlds.some(({ source }) => source === 'export');
  const isSearching = useContext(SearchContext).match !== null;
  const isOn = (id: string) => !pagesOff.includes(id);
  const set = (id: string, on: boolean) =>
    changeSetting({ pagesOff: on ? pagesOff.filter((one) => one !== id) : [...pagesOff, id] });
  const toggle = ({ id, name, hint, picture }: Feature) => (
    <Toggle
      key={id}
      label={t(name)}
      {...(hint && { hint: t(hint) })}
      picture={picture}
      isOn={isOn(id)}
      onChange={(on) => set(id, on)}
    />
  );
  return (
    <>
      {toggle({ id: 'all', name: message('options.worldPagesOn'), hint: message('options.worldPagesHint') })}
      {isOn('all') && (
        <>
          {toggle(feature('bar', message('options.bar'), message('options.barHint')))}
          {isOn('bar') && (
            <details class="setting-part" open={isSearching || undefined}>
              <summary>{t('options.barActions')}</summary>
              {ACTIONS.map(({ id, name }) => toggle({ id, name }))}
            </details>
          )}
          {FEATURES.map(toggle)}
          <Choice
            label={t('options.journal')}
            hint={t('options.journalHint')}
            value={settings.journal}
            options={choicesOf(JOURNAL)}
            onChange={(journal) => changeSetting({ journal })}
          />
          {settings.journal !== 'ask' && <KeptTexts />}
          <PageDomains domains={settings.pageDomains} hasWorlds={hasExport || connection.state !== 'none'} />
        </>
      )}
    </>
  );
}
