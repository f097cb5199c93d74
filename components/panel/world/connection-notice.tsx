import { useEffect } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { t } from '../../../lib/i18n/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import { RefusedNotice, StateBadge, UnlockForm, useConnection } from '../../connection/index.ts';
import { showRemovedSample, useRemoval, WaysIn } from '../../local-worlds/index.ts';
import type { NamedWorld, Work } from '../../search/index.ts';
import { Button, Icon, IconButton, Notice } from '../../ui/index.ts';

type Run = (work: Work) => void;

/** In the header: the state of the connection if it isn't the usual one, and the lock button. */
export function ConnectionMark({ run }: { run: Run }) {
  const connection = useConnection();
  if (!connection) return null;
  if (connection.state !== 'connected') return <StateBadge connection={connection} />;
  if (!connection.hasPassphrase) return null;
  return (
    <IconButton icon="lock" label={t('panel.lock')} onClick={() => run(() => request('vault.lock', {}))} />
  );
}

const openPage = async (page: string) => {
  await browser.tabs.create({ url: browser.runtime.getURL(page) });
};
const openWelcome = () => openPage('/welcome.html');
const openKeys = () => openPage('/options.html#connection');

/**
 * Says why World Anvil can't be reached and what to do about it. Search works on the offline copy in any case.
 */
export function ConnectionNotice({ run }: { run: Run }) {
  const connection = useConnection();
  switch (connection?.state) {
    case 'locked':
      return <UnlockForm />;
    case 'none':
      return <WaysIn isPanel />;
    case 'connected':
      return connection.worldId === null ? (
        <Notice
          actions={
            <Button tone="primary" onClick={() => run(openWelcome)}>
              {t('panel.selectWorld')}
            </Button>
          }
        >
          {t('panel.noWorld')}
        </Notice>
      ) : null;
    case 'refused':
      return <RefusedNotice connection={connection} onReconnect={() => run(openKeys)} />;
    default:
      return null;
  }
}

/** In the header, for a world that needs no account: where it comes from. Removes it once the menu of worlds asked to. */
export function LocalWorldLine(props: {
  world: NamedWorld;
  /** The menu asked to remove the world. */
  isRemoving: boolean;
  onRemoving: () => void;
}) {
  const { world, isRemoving, onRemoving } = props;
  const removal = useRemoval(showRemovedSample);
  const { source } = world;
  useEffect(() => {
    if (!isRemoving || source === 'account') return;
    onRemoving();
    removal.begin({ ...world, source });
  }, [isRemoving]);
  if (source === 'account') return null;
  return (
    <div class="panel-local small soft beside gap-2">
      <Icon name="world" />
      <span>{t(source === 'sample' ? 'localWorlds.sampleNotice' : 'localWorlds.exportNotice')}</span>
      {removal.dialog}
    </div>
  );
}
