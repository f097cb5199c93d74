import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { openLocalCopy } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { unwrap, type WorldId } from '../../lib/model/index.ts';
import { announce, Button, Notice } from '../ui/index.ts';

/** Deletes the offline copies of these worlds, even damaged ones, and syncs them again. */
export function RebuildButton({ worldIds, onDone }: { worldIds: readonly WorldId[]; onDone: () => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const rebuild = async () => {
    const copy = await openLocalCopy();
    for (const worldId of worldIds) await copy.clearWorld(worldId);
    for (const worldId of worldIds) {
      unwrap(await request('library.pause', { worldId, paused: false }));
      unwrap(await request('library.refresh', { worldId }));
    }
  };
  const press = () => {
    setState('busy');
    rebuild().then(
      () => {
        announce(t('library.rebuilding'));
        onDone();
      },
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button busy={state === 'busy'} onClick={press}>
        {t('library.rebuild')}
      </Button>
      {state === 'failed' && <Notice tone="danger">{t('library.rebuildFailed')}</Notice>}
    </>
  );
}
