import { Switch } from '../../components/ui/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { ACTIONS } from '../../lib/worldpage/index.ts';
import { PageDomains } from './page-domains.tsx';
import { useChange } from './use-change.tsx';

/** Features on World Anvil pages besides the bar's actions, with the ids under which settings switch them off. */
const FEATURES: readonly { id: string; name: Message }[] = [
  { id: 'bar', name: message('options.bar') },
  { id: 'link-cards', name: message('options.linkCards') },
  { id: 'list-flags', name: message('options.listFlags') },
  { id: 'list-pick', name: message('options.listSelection') },
  { id: 'link-menu', name: message('options.linkMenu') },
  { id: 'names-on-page', name: message('options.namesOnPage') },
  { id: 'link-check', name: message('options.linkCheck') },
  { id: 'complete-mention', name: message('options.completeMention') },
];

/** What Loreside does on pages of the person's worlds, with a switch for each. */
export function WorldPagesSection(props: { connection: ConnectionSummary; settings: Settings }) {
  const { connection, settings } = props;
  const { pagesOff } = settings;
  const { change, trouble } = useChange();
  const isOn = (id: string) => !pagesOff.includes(id);
  const set = (id: string, on: boolean) =>
    change({ pagesOff: on ? pagesOff.filter((one) => one !== id) : [...pagesOff, id] });
  const toggle = ({ id, name }: { id: string; name: Message }) => (
    <Switch key={id} checked={isOn(id)} onChange={(on) => set(id, on)}>
      {t(name)}
    </Switch>
  );
  return (
    <>
      <p class="soft">{t('options.worldPagesHint')}</p>
      {toggle({ id: 'all', name: message('options.worldPagesOn') })}
      {isOn('all') && (
        <>
          {FEATURES.map(toggle)}
          {isOn('bar') && (
            <details>
              <summary>{t('options.barActions')}</summary>
              <div class="stack switches">{ACTIONS.map(toggle)}</div>
            </details>
          )}
          <PageDomains domains={settings.pageDomains} isConnected={connection.state !== 'none'} />
        </>
      )}
      {trouble}
    </>
  );
}
