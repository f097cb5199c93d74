import { useEffect, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Result, sentenceOf, unwrap, type WorldSummary } from '../../lib/model/index.ts';
import { changeSettings, type Settings } from '../../lib/settings/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { RebuildButton, SyncStoppedNotice } from '../search/index.ts';
import { announce, Notice } from '../ui/index.ts';
import { type CopyActions, CopyRow } from './copy-row.tsx';
import { describeTimeLeft, timeLeft } from './first-sync-time.tsx';
import { useCopies } from './use-copies.ts';
import './library.css';

/** Milliseconds between updates of the ages. */
const TICK_MS = 30_000;

function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const changeCopied = (edit: (copied: string[]) => string[]) =>
  changeSettings((settings) => ({
    ...settings,
    library: { ...settings.library, copied: edit(settings.library.copied) },
  }));

/** Every world of the connected account, with its offline copy. */
export function CopyList({ connection, settings }: { connection: Connection; settings: Settings }) {
  const copies = useCopies(connection.worlds.map(({ id }) => id));
  const clock = useClock();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  const runAction = (done: string, work: () => Promise<Result<unknown>>) => () => {
    setErrorMessage(null);
    work().then(
      (result) => (result.ok ? announce(done) : setErrorMessage(t(result.problem.sentence))),
      (error: unknown) => {
        const sentence = sentenceOf(error);
        if (!sentence) report(error, 'library.action');
        setErrorMessage(sentence ? t(sentence) : t('library.actionFailed'));
      },
    );
  };

  const actionsFor = ({ id: worldId, title: world }: WorldSummary): CopyActions => ({
    copy: runAction(t('library.syncingWorld', { world }), async () => {
      unwrap(await request('library.pause', { worldId, paused: false }));
      return request('library.refresh', { worldId });
    }),
    pause: runAction(t('library.pausedWorld', { world }), () =>
      request('library.pause', { worldId, paused: true }),
    ),
    remove: runAction(t('library.copyDeleted', { world }), () => request('library.forget', { worldId })),
    setSelected: (wanted) =>
      runAction(t(wanted ? 'library.syncingWorld' : 'library.worldDropped', { world }), async () => {
        await changeCopied((copied) => {
          const others = copied.filter((id) => id !== worldId);
          return wanted ? [...others, worldId] : others;
        });
        return wanted ? request('library.refresh', { worldId }) : request('library.forget', { worldId });
      })(),
  });

  const { copied } = settings.library;
  const wanted = connection.worlds.flatMap(({ id }) =>
    id === connection.worldId || copied.includes(id) ? id : [],
  );
  if (copies && 'sentence' in copies)
    return (
      <Notice tone="danger" actions={<RebuildButton worldIds={wanted} onDone={() => {}} />}>
        {t(copies.sentence)}
      </Notice>
    );
  return (
    <>
      <SyncStoppedNotice />
      <ul class="world-copies">
        {connection.worlds.map((world) => {
          const copy = copies?.get(world.id);
          return (
            <CopyRow
              key={world.id}
              world={world}
              copy={copy}
              isChosen={world.id === connection.worldId}
              isSelected={settings.library.copied.includes(world.id)}
              now={Math.max(clock, copy?.syncedAt ?? 0)}
              left={copy ? describeTimeLeft(timeLeft(copy, settings, connection.version)) : null}
              actions={actionsFor(world)}
            />
          );
        })}
      </ul>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </>
  );
}
