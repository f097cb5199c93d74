import type { ComponentChildren, Ref } from 'preact';
import { Icon, Trans } from '../ui/index.ts';
import './checklist.css';
import { useEffect, useState } from 'preact/hooks';
import { type Message, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { endingText } from './details.ts';

export type ItemStatus = 'todo' | 'done' | 'failed';

const HEADINGS = { done: 'connection.headingDone', failed: 'connection.headingFailed' } as const;
const Spoken = (text: ComponentChildren) => <span class="visually-hidden">{text}</span>;

/** A numbered step of the checklist. A check mark replaces the number when the step is done. */
export function ChecklistItem(props: {
  number: number;
  title: string;
  status: ItemStatus;
  /** Shown beside the title, at the end of the line. */
  aside?: ComponentChildren;
  children?: ComponentChildren;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Its fields can't be changed right now. */
  isFrozen?: boolean;
}) {
  return (
    <li class="check" data-status={props.status} inert={props.isFrozen ?? false}>
      <span class="check-mark small soft" aria-hidden="true">
        {props.status === 'todo' && props.number}
        {props.status === 'done' && <Icon name="check" />}
        {props.status === 'failed' && <Icon name="alert" />}
      </span>
      <div class="check-body">
        <div class="check-head wrap gap-2">
          <h2 tabIndex={-1} ref={props.titleRef ?? null}>
            {props.status === 'todo' ? (
              props.title
            ) : (
              <Trans id={HEADINGS[props.status]} values={{ heading: props.title, spoken: Spoken }} />
            )}
          </h2>
          {props.aside}
        </div>
        {props.children}
      </div>
    </li>
  );
}

/** The last characters of both credentials, from the background; empty while they aren't known, as when locked. */
export function useEndings(connection: Connection): { applicationKey: string; userToken: string } {
  const [endings, setEndings] = useState({ applicationKey: '', userToken: '' });
  useEffect(() => {
    let isCanceled = false;
    void request('vault.endings', {}).then((result) => {
      // Without them the screen says "saved", which is also true.
      const known = result.ok ? result.value : null;
      if (!isCanceled) setEndings(known ?? { applicationKey: '', userToken: '' });
    });
    return () => {
      isCanceled = true;
    };
  }, [connection]);
  return endings;
}

/** The three steps as done: the current connection, without secrets. `note`: what else to say about the keys. */
export function ConnectedItems({ connection, note }: { connection: Connection; note: Message | null }) {
  const endings = useEndings(connection);
  return (
    <>
      <ChecklistItem number={1} title={t('connection.applicationKey')} status="done">
        <p class="soft">{endingText(endings.applicationKey)}</p>
      </ChecklistItem>
      <ChecklistItem number={2} title={t('connection.userToken')} status="done">
        <p class="soft">{endingText(endings.userToken)}</p>
      </ChecklistItem>
      <ChecklistItem number={3} title={t('connection.connectHeading')} status="done">
        <p class="soft">
          {connection.hasPassphrase
            ? t('connection.connectedAsLocked', { name: connection.username })
            : t('connection.connectedAs', { name: connection.username })}
        </p>
        {note && <p>{t(note)}</p>}
      </ChecklistItem>
    </>
  );
}
