import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { AvailableWorlds, ConnectionSummary } from '../../lib/stored-state/index.ts';
import { ACTIONS } from '../../lib/worldpage/index.ts';
import { changeSetting } from './change-setting.ts';
import { Toggle } from './choice.tsx';
import { FEATURE_PICTURES } from './feature-pictures.tsx';
import { PageDomains } from './page-domains.tsx';
import { SearchContext } from './setting-search.ts';

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
  feature('link-check', message('options.linkCheck'), message('options.linkCheckHint')),
  feature('complete-mention', message('options.completeMention'), message('options.completeMentionHint')),
];

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
          <PageDomains domains={settings.pageDomains} hasWorlds={hasExport || connection.state !== 'none'} />
        </>
      )}
    </>
  );
}
