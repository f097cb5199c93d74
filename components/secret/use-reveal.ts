import { useEffect, useState } from 'preact/hooks';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { type Audience, request } from '../../lib/messaging/index.ts';
import { exposureOf, type WorldId } from '../../lib/model/index.ts';
import { announce } from '../ui/index.ts';
import { audienceFor, type Group, isSame, type Reading } from './audience.ts';

type KnownAudience = Audience & { state: 'public' | 'private' };

export type RevealStep =
  | { step: 'closed' }
  | { step: 'opening' }
  /** The person is choosing who can see it. */
  | { step: 'choosing'; before: Audience }
  | { step: 'asking'; before: Audience; to: KnownAudience }
  | { step: 'sending'; before: Audience; to: KnownAudience }
  /** Somebody else changed it in the meantime; nothing was written. */
  | { step: 'changed'; stands: Audience; to: KnownAudience }
  | { step: 'failed'; sentence: Message };

export interface RevealControls {
  at: RevealStep;
  /** The world's groups, and those that the secret names. */
  groups: readonly Group[];
  /** Why groups can't be chosen, if they couldn't be read. */
  groupTrouble: Message | null;
  /** The audience before the last change here. Sending it again undoes the change. */
  undo: { to: KnownAudience; from: Audience } | null;
  /** World Anvil accepted the change but saved something else. */
  differs: boolean;
  begin: () => void;
  /** Asks whether to reveal it to one more group. */
  revealTo: (groupId: string) => void;
  choose: (to: KnownAudience) => void;
  send: (to: KnownAudience, from: Audience) => void;
  /** Undoes the last change. If that shows the secret to more readers, asks first. */
  undoChange: () => void;
  close: () => void;
}

/** The groups of each world, as this panel last read them. */
const knownGroups = new Map<WorldId, readonly Group[]>();

/** The steps of revealing or hiding a secret. Nothing is sent without confirmation. */
export function useReveal(worldId: WorldId, id: string, reading: Reading): RevealControls {
  const [at, setAt] = useState<RevealStep>({ step: 'closed' });
  const [all, setAll] = useState<readonly Group[]>(knownGroups.get(worldId) ?? []);
  const [groupTrouble, setGroupTrouble] = useState<Message | null>(null);
  const [undo, setUndo] = useState<RevealControls['undo']>(null);
  const [differs, setDiffers] = useState(false);
  const own = reading.known?.groups ?? [];
  const groups = [...all, ...own.filter(({ id: one }) => all.every((group) => group.id !== one))];

  useEffect(() => setUndo(null), [worldId, id]);

  const readGroups = async () => {
    const found = await request('secret.groups', { worldId });
    setGroupTrouble(found.ok ? null : found.problem.sentence);
    if (!found.ok) return;
    knownGroups.set(worldId, found.value);
    setAll(found.value);
  };
  // Each of them is a button, so they are known before anybody asks.
  useEffect(() => {
    if (!knownGroups.has(worldId)) void readGroups();
  }, [worldId]);

  const open = async (next: (before: Audience) => RevealStep) => {
    setAt({ step: 'opening' });
    const [known] = await Promise.all([reading.readAudience(), readGroups()]);
    if (!known) return setAt({ step: 'closed' });
    setAt(known.fromCopy ? { step: 'failed', sentence: message('secret.offline') } : next(known.audience));
  };

  const send = async (to: KnownAudience, from: Audience) => {
    setAt({ step: 'sending', before: from, to });
    const result = await request('secret.change', { worldId, id, from, to });
    if (!result.ok) {
      const { problem } = result;
      if (problem.kind !== 'conflict') return setAt({ step: 'failed', sentence: problem.sentence });
      reading.setAudience(problem.stands);
      return setAt({ step: 'changed', stands: problem.stands, to });
    }
    const stands = result.value;
    reading.setAudience(stands);
    setDiffers(!isSame(stands, to));
    // A state that World Anvil never sent can't be restored.
    const { state } = from;
    setUndo(state === null ? null : { to: { state, groupIds: from.groupIds }, from: stands });
    announce(t('secret.changeAnnounced'));
    setAt({ step: 'closed' });
  };

  return {
    ...{ at, groups, groupTrouble, undo, differs },
    begin: () => void open((before) => ({ step: 'choosing', before })),
    revealTo: (groupId) =>
      void open((before) => ({
        ...{ step: 'asking', before },
        to: audienceFor('groups', [...new Set([...before.groupIds, groupId])], before),
      })),
    choose: (to) => at.step === 'choosing' && setAt({ step: 'asking', before: at.before, to }),
    send: (to, from) => void send(to, from),
    undoChange: () => {
      if (!undo) return;
      const { to, from } = undo;
      if (exposureOf({ ...to }, { groupIds: from.groupIds, ...(from.state && { state: from.state }) }))
        setAt({ step: 'asking', before: from, to });
      else void send(to, from);
    },
    close: () => setAt({ step: 'closed' }),
  };
}
