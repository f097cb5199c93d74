import { useEffect, useRef, useState } from 'preact/hooks';
import {
  ChecklistItem,
  ConnectedItems,
  ConnectForm,
  RefusedNotice,
  UnlockForm,
  useConnection,
  WorldChoice,
} from '../../components/connection/index.ts';
import { WaysIn } from '../../components/local-worlds/index.ts';
import { Button, helpAddress, openHelp, ToastStack, useHelpKey } from '../../components/ui/index.ts';
import { type Message, t } from '../../lib/i18n/index.ts';
import { isAccessLost } from '../../lib/permissions/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Features } from './features.tsx';
import { DraftsOnly, Ready } from './ready.tsx';

/** The welcome page: what Loreside is, and how to start. */
export function Welcome() {
  useHelpKey(() => openHelp('start'));
  return (
    <>
      <header class="welcome-head">
        <img src="/icon/128.png" alt="" width="64" height="64" />
        <h1>Loreside</h1>
        <p class="lead">{t('welcome.tagline')}</p>
      </header>
      <Features />
      <Start />
      <ToastStack />
      <footer class="small soft">
        <p>{t('welcome.independent')}</p>
        <p>
          <a href={helpAddress('start')} target="_blank" rel="noopener">
            {t('help.title')}
          </a>
        </p>
      </footer>
    </>
  );
}

/** How to start, and then the checklist to the first capture. It checks off what is done already. */
function Start() {
  const connection = useConnection();
  const [changing, setChanging] = useState<boolean | null>(null);
  const [note, setNote] = useState<Message | null>(null);
  const [path, setPath] = usePath();
  const next = useRef<HTMLHeadingElement>(null);
  const known = connection && connection.state !== 'none' ? connection : null;
  // The form stays open until it has finished, although the connection is known a moment earlier.
  // Lost access needs no keys: they are still stored.
  const needsKeys = known?.state === 'refused' && !isAccessLost(known.sentence);
  const first = connection === undefined ? null : known === null || needsKeys;
  useEffect(() => {
    if (changing === null && first !== null) setChanging(first);
  }, [changing, first]);
  const done = changing === false && known;
  useEffect(() => {
    document.body.dataset.ready = 'welcome';
  }, []);
  const focusNext = () => requestAnimationFrame(() => next.current?.focus());
  const take = (chosen: Path | null) => {
    setPath(chosen);
    focusNext();
  };

  if (connection === undefined || changing === null) return null;
  if (!known && path === null)
    return <WaysIn titleRef={next} onKeys={() => take('keys')} onDrafts={() => take('drafts')} />;
  if (!known && path === 'drafts') return <DraftsOnly onBack={() => take(null)} titleRef={next} />;
  if (!done || !known)
    return (
      <>
        <h2 class="welcome-steps" tabIndex={-1} ref={next}>
          {t('welcome.steps')}
        </h2>
        {known && <RefusedNotice connection={known} />}
        <ConnectForm
          known={known}
          takesFocus={known !== null}
          otherwise={
            known === null && (
              <Button tone="quiet" onClick={() => take(null)}>
                {t('welcome.others')}
              </Button>
            )
          }
          onConnected={(_connection, said) => {
            setNote(said);
            setChanging(false);
            focusNext();
          }}
          {...(known && !needsKeys
            ? {
                onCancel: () => {
                  setChanging(false);
                  focusNext();
                },
              }
            : {})}
        />
      </>
    );
  return (
    <>
      <RefusedNotice connection={known} />
      <ol class="checklist">
        <ConnectedItems connection={known} note={note} />
        <World connection={known} titleRef={next} />
        <Ready connection={known} />
      </ol>
      <p class="welcome-change">
        <Button onClick={() => setChanging(true)}>{t('welcome.changeConnection')}</Button>
      </p>
    </>
  );
}

function World(props: { connection: Connection; titleRef: { current: HTMLHeadingElement | null } }) {
  const { connection } = props;
  const world = connection.worlds.find((candidate) => candidate.id === connection.worldId);
  if (connection.state === 'locked')
    return (
      <ChecklistItem number={4} title={t('welcome.unlock')} status="todo" titleRef={props.titleRef}>
        <UnlockForm />
      </ChecklistItem>
    );
  return (
    <ChecklistItem
      number={4}
      title={t(world ? 'common.yourWorld' : 'welcome.chooseWorld')}
      status={world ? 'done' : 'todo'}
      titleRef={props.titleRef}
    >
      {world && connection.worlds.length === 1 ? (
        <p class="soft" dir="auto">
          {world.title}
        </p>
      ) : (
        <WorldChoice connection={connection} />
      )}
    </ChecklistItem>
  );
}

/** A way to start that has a view of its own. */
type Path = 'keys' | 'drafts';

function pathOf(hash: string): Path | null {
  const name = hash.slice(1);
  return name === 'keys' || name === 'drafts' ? name : null;
}

/** The chosen path, which the address names, so that the browser's Back returns to the choice. Null: none is chosen. */
function usePath(): [Path | null, (path: Path | null) => void] {
  const [path, setPath] = useState(() => pathOf(location.hash));
  useEffect(() => {
    const show = () => setPath(pathOf(location.hash));
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);
  const choose = (chosen: Path | null) => {
    history.pushState(null, '', chosen ? `#${chosen}` : location.pathname);
    setPath(chosen);
  };
  return [path, choose];
}
