import { useEffect, useState } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Result, unwrap, type WorldSummary } from '../../lib/model/index.ts';
import { changeSettings, type Settings } from '../../lib/settings/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { RebuildButton, SyncStoppedNotice } from '../search/index.ts';
import { announce, Notice } from '../ui/index.ts';
import { type CopyActions, CopyRow } from './copy-row.tsx';
import { describeTimeLeft, timeLeft } from './time-left.ts';
import { useCopies } from './use-copies.ts';
import './library.css';

const FAILED = 'That did not work. The copies are as they were; please try again.';

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
      (result) => (result.ok ? announce(done) : setErrorMessage(say(result.problem.sentence))),
      (error: unknown) => setErrorMessage(error instanceof Error ? error.message : FAILED),
    );
  };

  const actionsFor = ({ id: worldId, title }: WorldSummary): CopyActions => ({
    copy: runAction(`Copying ${title}.`, async () => {
      unwrap(await request('library.pause', { worldId, paused: false }));
      return request('library.refresh', { worldId });
    }),
    pause: runAction(`Paused ${title}.`, () => request('library.pause', { worldId, paused: true })),
    remove: runAction(`The copy of ${title} is gone.`, () => request('library.forget', { worldId })),
    setSelected: (wanted) =>
      runAction(wanted ? `Copying ${title}.` : `${title} is not copied any more.`, async () => {
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
        {say(copies.sentence)}
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
