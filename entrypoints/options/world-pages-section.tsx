import { Switch } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { ACTIONS } from '../../lib/worldpage/index.ts';
import { PageDomains } from './page-domains.tsx';
import { useChange } from './use-change.tsx';

/** Features on World Anvil pages besides the bar's actions, with the ids under which settings switch them off. */
const FEATURES = [
  {
    id: 'bar',
    name: 'A small bar beside the title of what a page shows, and the same in its menu and the palette',
  },
  { id: 'link-cards', name: 'A card on links to things that are copied (Alt+Shift+H on the link)' },
  { id: 'list-flags', name: 'Flags of each entry on pages that list things' },
  { id: 'list-pick', name: 'Select several entries of a list to change them together (Alt+Shift+P)' },
  { id: 'link-menu', name: 'Open beside and Copy mention in the menu of links' },
  { id: 'names-on-page', name: 'My world’s names found on any page, when asked for' },
  { id: 'link-check', name: 'Link check in the menu of what is written in' },
  { id: 'complete-mention', name: 'Mentions completed by key in the site’s editors' },
] as const;

/** What Loreside does on pages of the person's worlds, with a switch for each. */
export function WorldPagesSection(props: { connection: ConnectionSummary; settings: Settings }) {
  const { connection, settings } = props;
  const { pagesOff } = settings;
  const { change, trouble } = useChange();
  const isOn = (id: string) => !pagesOff.includes(id);
  const set = (id: string, on: boolean) =>
    change({ pagesOff: on ? pagesOff.filter((one) => one !== id) : [...pagesOff, id] });
  const toggle = ({ id, name }: { id: string; name: string }) => (
    <Switch key={id} checked={isOn(id)} onChange={(on) => set(id, on)}>
      {name}
    </Switch>
  );
  return (
    <>
      <p class="soft">
        Only on the sites that you allowed, and only beside what is yours there. No other page is touched.
      </p>
      {toggle({ id: 'all', name: 'Help on pages of my worlds' })}
      {isOn('all') && (
        <>
          {FEATURES.map(toggle)}
          {isOn('bar') && (
            <details>
              <summary>Its actions</summary>
              <div class="stack switches">{ACTIONS.map(({ id, name }) => toggle({ id, name: t(name) }))}</div>
            </details>
          )}
          <PageDomains domains={settings.pageDomains} isConnected={connection.state !== 'none'} />
        </>
      )}
      {trouble}
    </>
  );
}
