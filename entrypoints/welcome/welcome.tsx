import { useEffect, useRef, useState } from 'preact/hooks';
import {
  ChecklistItem,
  ConnectedItems,
  ConnectForm,
  UnlockForm,
  useConnection,
  WorldChoice,
} from '../../components/connection/index.ts';
import { Button, Notice } from '../../components/ui/index.ts';
import { say } from '../../lib/i18n/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Ready } from './ready.tsx';

/** The checklist from installation to the first capture. It checks off what is done already. */
export function Welcome() {
  const connection = useConnection();
  const [changing, setChanging] = useState<boolean | null>(null);
  const next = useRef<HTMLHeadingElement>(null);
  const known = connection && connection.state !== 'none' ? connection : null;
  // The form stays open until it has finished, although the connection is known a moment earlier.
  const first = connection === undefined ? null : known === null || known.state === 'refused';
  useEffect(() => {
    if (changing === null && first !== null) setChanging(first);
  }, [changing, first]);
  const done = changing === false && known;
  useEffect(() => {
    document.body.dataset.ready = 'welcome';
  }, []);

  if (connection === undefined || changing === null) return null;
  if (!done || !known)
    return (
      <>
        {known?.state === 'refused' && say(known.sentence) && (
          <Notice tone="warn">{say(known.sentence)}</Notice>
        )}
        <ConnectForm
          known={known}
          onConnected={() => {
            setChanging(false);
            requestAnimationFrame(() => next.current?.focus());
          }}
          {...(known && known.state !== 'refused'
            ? {
                onCancel: () => {
                  setChanging(false);
                  requestAnimationFrame(() => next.current?.focus());
                },
              }
            : {})}
        />
      </>
    );
  return (
    <>
      <ol class="checklist">
        <ConnectedItems connection={known} />
        <World connection={known} titleRef={next} />
        <Ready connection={known} />
      </ol>
      <p class="welcome-change">
        <Button onClick={() => setChanging(true)}>Change the connection</Button>
      </p>
    </>
  );
}

function World(props: { connection: Connection; titleRef: { current: HTMLHeadingElement | null } }) {
  const { connection } = props;
  const world = connection.worlds.find((candidate) => candidate.id === connection.worldId);
  if (connection.state === 'locked')
    return (
      <ChecklistItem number={5} title="Unlock" status="todo" titleRef={props.titleRef}>
        <UnlockForm />
      </ChecklistItem>
    );
  return (
    <ChecklistItem
      number={5}
      title={world ? 'Your world' : 'Choose your world'}
      status={world ? 'done' : 'todo'}
      titleRef={props.titleRef}
    >
      {world && connection.worlds.length === 1 ? (
        <p class="soft">{world.title}</p>
      ) : (
        <WorldChoice connection={connection} />
      )}
    </ChecklistItem>
  );
}
