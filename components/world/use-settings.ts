import { useEffect, useRef, useState } from 'preact/hooks';
import { request, type WorldReading } from '../../lib/messaging/index.ts';
import type { WorldFields, WorldId } from '../../lib/model/index.ts';
import { announce } from '../ui/index.ts';
import { differing, type FieldName, only, rebased } from './fields.ts';

/** Input that wasn't sent, for as long as the panel's page lives. Leaving the form and coming back loses nothing. */
const unsent = new Map<WorldId, { typed: WorldFields; before: WorldFields }>();

export interface WorldSettings {
  reading: WorldReading | null;
  busy: boolean;
  trouble: string | null;
  typed: WorldFields;
  /** The values that World Anvil had last. */
  stands: WorldFields;
  changed: readonly FieldName[];
  /** Fields that somebody else has changed since they were read; nothing was overwritten. */
  overtaken: readonly FieldName[];
  /** The reverse of the last change. */
  undo: { changes: WorldFields; before: WorldFields } | null;
  /** Fields that World Anvil accepted but saved differently. */
  dropped: readonly FieldName[];
  read: () => void;
  type: (typed: WorldFields) => void;
  send: (changes: WorldFields, before: WorldFields) => void;
}

/** A world's current settings, and the way to change them. */
export function useSettings(worldId: WorldId): WorldSettings {
  const [reading, setReading] = useState<WorldReading | null>(null);
  const [stands, setStands] = useState<WorldFields>({});
  const [typed, setTyped] = useState<WorldFields>({});
  const [overtaken, setOvertaken] = useState<readonly FieldName[]>([]);
  const [undo, setUndo] = useState<WorldSettings['undo']>(null);
  const [dropped, setDropped] = useState<readonly FieldName[]>([]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** Input that arrives while a request is running counts too. */
  const latest = useRef({ typed, stands });
  latest.current = { typed, stands };

  const keep = (next: WorldFields, before: WorldFields) => {
    setTyped(next);
    setStands(before);
    if (differing(next, before).length > 0) unsent.set(worldId, { typed: next, before });
    else unsent.delete(worldId);
  };

  const read = async (isGone: () => boolean) => {
    setBusy(true);
    setTrouble(null);
    const result = await request('world.read', { worldId });
    if (isGone()) return;
    setBusy(false);
    if (!result.ok) return setTrouble(result.problem.sentence);
    const told = result.value;
    const kept = unsent.get(worldId);
    const mine = kept ? differing(kept.typed, kept.before) : [];
    setOvertaken(kept ? mine.filter((name) => differing(told.fields, kept.before).includes(name)) : []);
    keep(kept ? rebased(kept.typed, kept.before, told.fields) : told.fields, told.fields);
    setReading(told);
  };
  useEffect(() => {
    let gone = false;
    setUndo(null);
    setReading(null);
    void read(() => gone);
    return () => {
      gone = true;
    };
  }, [worldId]);

  const send = async (changes: WorldFields, before: WorldFields) => {
    setBusy(true);
    setTrouble(null);
    const names = differing(changes, before);
    const result = await request('world.change', {
      worldId,
      changes: only(changes, names),
      before: only(before, names),
    });
    setBusy(false);
    if (!result.ok) {
      if (result.problem.kind !== 'conflict') return setTrouble(result.problem.sentence);
      const { stands: theirs } = result.problem;
      setOvertaken(differing(theirs, before).filter((name) => names.includes(name)));
      setUndo(null);
      keep(rebased(latest.current.typed, latest.current.stands, theirs), theirs);
      return;
    }
    const stored = result.value;
    setOvertaken([]);
    setDropped(names.filter((name) => differing(only(changes, [name]), only(stored, [name])).length > 0));
    setUndo({ changes: only(before, names), before: only(stored, names) });
    // What was sent stands now; what was typed since, and elsewhere, is still to be sent.
    const now = latest.current;
    const arrived = names.filter(
      (name) => differing(only(now.typed, [name]), only(changes, [name])).length === 0,
    );
    const typedOn = { ...now.typed, ...only(now.stands, arrived) };
    keep(rebased(typedOn, now.stands, stored), stored);
    announce('The world’s settings are changed. You can take it back here.');
  };

  return {
    ...{ reading, busy, trouble, typed, stands, overtaken, undo, dropped },
    changed: differing(typed, stands),
    read: () => void read(() => false),
    type: (next) => keep(next, stands),
    send: (changes, before) => void send(changes, before),
  };
}
