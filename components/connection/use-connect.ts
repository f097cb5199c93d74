import { useRef, useState } from 'preact/hooks';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import { type ConnectReport, request } from '../../lib/messaging/index.ts';
import type { KeyName } from '../../lib/model/index.ts';
import { requestAccess } from '../../lib/permissions/index.ts';
import { parseAddress } from '../../lib/service/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { readWorldsInUse, switchWorld } from '../local-worlds/index.ts';
import { announce } from '../ui/index.ts';
import { type DetailProblems, type Details, problemsOf, startingDetails } from './details.ts';
import { passphraseProblem } from './passphrase.ts';
import { readKeys } from './read-keys.ts';
import { type Attempt, failedStep, isConnected, type Step } from './steps.tsx';

/** The optional lock: off, or a passphrase typed twice. */
export interface NewLock {
  wanted: boolean;
  next: string;
  again: string;
}

const NO_LOCK: NewLock = { wanted: false, next: '', again: '' };

/** What Loreside did with the keys, said beside the field that it concerns. */
interface KeyNote {
  field: KeyName;
  sentence: Message;
}

/** Gets the new connection, and what to say about the keys, if anything. */
export type OnConnected = (connection: Connection, note: Message | null) => void;

/** The form, its problems, and the running attempt. Input stays until the connection works. */
export function useConnect(known: Connection | null, onConnected: OnConnected) {
  const [details, setDetails] = useState<Details>(() => startingDetails(known));
  const [lock, setLock] = useState<NewLock>(NO_LOCK);
  const [problems, setProblems] = useState<DetailProblems>({});
  const [lockProblem, setLockProblem] = useState<Message | null>(null);
  const [attempt, setAttempt] = useState<Attempt>({ phase: 'idle' });
  const [note, setNote] = useState<KeyNote | null>(null);

  /** Number of the current attempt. What an earlier one still brings is ignored. */
  const current = useRef(0);

  const finish = (next: Attempt) => {
    setAttempt(next);
    const failed = failedStep(next);
    if (failed) announce(t(failed.sentence));
  };

  const change = (part: Partial<Details>) => {
    if ('applicationKey' in part || 'userToken' in part) setNote(null);
    setDetails((before) => ({ ...before, ...part }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(part, name))),
    );
  };

  const say = (field: KeyName, sentence: Message) => {
    setNote({ field, sentence });
    announce(t(sentence));
  };

  /** Puts pasted keys into their fields. Returns false if the text is to be pasted as it is. */
  const paste = (field: KeyName, text: string): boolean => {
    const keys = readKeys(text, field);
    const [name, another] = Object.keys(keys);
    if (name === undefined) return false;
    change(keys);
    if (another !== undefined) say(field, message('connection.keysPasted'));
    else if (name !== field) say(field, message('connection.keyMoved', { key: name }));
    return true;
  };

  /** The address to connect to; null if something that was typed prevents it, which is shown. */
  const checkForm = () => {
    const address = parseAddress(details.address, details.version, details.segment);
    const wrong = problemsOf(details);
    const wrongLock = lock.wanted ? passphraseProblem(lock.next, lock.again) : null;
    setProblems(wrong);
    setLockProblem(wrongLock);
    return address.ok && Object.keys(wrong).length === 0 && !wrongLock ? address.value : null;
  };

  /** What World Anvil refused stays in the form, each key in the field where it belongs. */
  const showRefused = (report: ConnectReport, refused: Step | null, exchanged: Message | null) => {
    const { wrongKey } = report;
    if (wrongKey && wrongKey !== 'either' && refused) setProblems({ [wrongKey]: refused.sentence });
    if (!exchanged) return;
    const { applicationKey, userToken } = details;
    change({ applicationKey: userToken, userToken: applicationKey });
    setNote({ field: 'applicationKey', sentence: exchanged });
  };

  const showConnected = (connection: Connection, exchanged: Message | null) => {
    setDetails((before) => ({ ...before, applicationKey: '', userToken: '' }));
    setLock(NO_LOCK);
    const connectedAs = t('connection.connectedAs', { name: connection.username });
    announce(exchanged ? `${connectedAs} ${t(exchanged)}` : connectedAs);
    onConnected(connection, exchanged);
  };

  /** Call it from a click handler. It requests the permission before anything is awaited, as Firefox requires. */
  const submit = async () => {
    const address = checkForm();
    // Clear the outcome of an earlier attempt.
    if (!address) return setAttempt({ phase: 'idle' });
    const { host, permission } = address;
    current.current += 1;
    const number = current.current;
    // Without an answer to the question, nothing is allowed.
    const answer = requestAccess([permission]).catch(() => false);
    setAttempt({ phase: 'permission', host });
    const isAllowed = await answer;
    if (number !== current.current) return;
    if (!isAllowed) return finish({ phase: 'notAllowed', host });

    setAttempt({ phase: 'asking', host });
    const before = await readWorldsInUse();
    const connected = await request('connection.connect', {
      address: address.address,
      version: details.version,
      segment: details.segment.trim(),
      applicationKey: details.applicationKey.trim(),
      userToken: details.userToken.trim(),
      passphrase: lock.wanted ? lock.next : null,
    });
    if (!connected.ok)
      return finish({ phase: 'failed', host, sentence: readMessage(connected.problem.sentence) });
    const report = connected.value;
    const next: Attempt = { phase: 'reported', host, report };
    const exchanged = report.areExchanged ? message('connection.keysExchanged') : null;
    finish(next);
    if (isConnected(next) && report.connection.state !== 'none') {
      showConnected(report.connection, exchanged);
      const { worldId } = report.connection;
      if (worldId !== null && worldId !== before.draftsId) await switchWorld(worldId, before);
    } else showRefused(report, failedStep(next), exchanged);
  };

  /** Stops waiting for the permission. The browser's own prompt stays open, but its answer starts nothing. */
  const cancel = () => {
    current.current += 1;
    setAttempt({ phase: 'idle' });
  };

  const busy = attempt.phase === 'permission' || attempt.phase === 'asking';
  return {
    ...{ details, change, paste, note, problems, lock, setLock, lockProblem },
    ...{ attempt, busy, submit, cancel },
  };
}
