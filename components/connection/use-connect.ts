import { useRef, useState } from 'preact/hooks';
import { type Message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { requestAccess } from '../../lib/permissions/index.ts';
import { parseAddress } from '../../lib/service/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { announce } from '../ui/index.ts';
import { type DetailProblems, type Details, problemsOf, startingDetails } from './details.ts';
import { passphraseProblem } from './passphrase.ts';
import { type Attempt, failedStep, isConnected } from './steps.ts';

/** The optional lock: off, or a passphrase typed twice. */
export interface NewLock {
  wanted: boolean;
  next: string;
  again: string;
}

const NO_LOCK: NewLock = { wanted: false, next: '', again: '' };

/** The form, its problems, and the running attempt. Input stays until the connection works. */
export function useConnect(known: Connection | null, onConnected: (connection: Connection) => void) {
  const [details, setDetails] = useState<Details>(() => startingDetails(known));
  const [lock, setLock] = useState<NewLock>(NO_LOCK);
  const [problems, setProblems] = useState<DetailProblems>({});
  const [lockProblem, setLockProblem] = useState<Message | null>(null);
  const [attempt, setAttempt] = useState<Attempt>({ phase: 'idle' });

  /** Number of the current attempt. What an earlier one still brings is ignored. */
  const current = useRef(0);

  const finish = (next: Attempt) => {
    setAttempt(next);
    const failed = failedStep(next);
    if (failed) announce(t(failed.sentence));
  };

  const change = (part: Partial<Details>) => {
    setDetails((before) => ({ ...before, ...part }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(part, name))),
    );
  };

  /** Call it from a click handler. It requests the permission before anything is awaited, as Firefox requires. */
  const submit = async () => {
    const address = parseAddress(details.address, details.version, details.segment);
    const wrong = problemsOf(details);
    const wrongLock = lock.wanted ? passphraseProblem(lock.next, lock.again) : null;
    setProblems(wrong);
    setLockProblem(wrongLock);
    // Clear the outcome of an earlier attempt.
    if (!address.ok || Object.keys(wrong).length > 0 || wrongLock) return setAttempt({ phase: 'idle' });
    const { host, permission } = address.value;
    current.current += 1;
    const number = current.current;
    try {
      const answer = requestAccess([permission]);
      setAttempt({ phase: 'permission', host });
      const isAllowed = await answer;
      if (number !== current.current) return;
      if (!isAllowed) return finish({ phase: 'notAllowed', host });
    } catch {
      if (number !== current.current) return;
      return finish({ phase: 'notAllowed', host });
    }
    setAttempt({ phase: 'asking', host });
    const connected = await request('connection.connect', {
      address: address.value.address,
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
    finish(next);
    if (!isConnected(next) || report.connection.state === 'none') return;
    setDetails((before) => ({ ...before, applicationKey: '', userToken: '' }));
    setLock(NO_LOCK);
    announce(t('connection.connectedAs', { name: report.connection.username }));
    onConnected(report.connection);
  };

  /** Stops waiting for the permission. The browser's own prompt stays open, but its answer starts nothing. */
  const cancel = () => {
    current.current += 1;
    setAttempt({ phase: 'idle' });
  };

  const busy = attempt.phase === 'permission' || attempt.phase === 'asking';
  return { details, change, lock, setLock, problems, lockProblem, attempt, busy, submit, cancel };
}
