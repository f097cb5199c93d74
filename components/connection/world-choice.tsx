import { useState } from 'preact/hooks';
import { type Message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { announce, Notice } from '../ui/index.ts';
import './connection.css';

/** Chooses the world that drafts go to. */
export function WorldChoice({ connection }: { connection: Connection }) {
  const [errorMessage, setErrorMessage] = useState<Message | null>(null);
  const choose = async (worldId: string, title: string) => {
    setErrorMessage(null);
    const chosen = await request('connection.chooseWorld', { worldId });
    if (chosen.ok) announce(t('connection.worldChosen', { world: title }));
    else setErrorMessage(readMessage(chosen.problem.sentence));
  };
  if (connection.worlds.length === 0)
    return <Notice tone="warn">{t('connection.noWorlds', { name: connection.username })}</Notice>;
  return (
    <fieldset class="worlds">
      <legend class="visually-hidden">{t('connection.defaultWorld')}</legend>
      {connection.worlds.map((world) => (
        <label key={world.id} class="world">
          <input
            type="radio"
            name="world"
            checked={world.id === connection.worldId}
            onChange={() => void choose(world.id, world.title)}
          />
          <span class="world-title">
            <bdi>{world.title}</bdi>
          </span>
          {world.ownership && world.ownership !== 'owner' && (
            <span class="small soft">{world.ownership}</span>
          )}
        </label>
      ))}
      {errorMessage && <Notice tone="danger">{t(errorMessage)}</Notice>}
    </fieldset>
  );
}
