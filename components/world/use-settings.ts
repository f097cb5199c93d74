import { useEffect, useRef, useState } from 'preact/hooks';
import { type PlainMessageId, t } from '../../lib/i18n/index.ts';
import { request, type WorldReading } from '../../lib/messaging/index.ts';
import type { WorldFields, WorldId } from '../../lib/model/index.ts';
import { announce } from '../ui/index.ts';

export type FieldName = keyof WorldFields;

export interface FieldWords {
  name: FieldName;
  label: PlainMessageId;
  hint?: PlainMessageId;
  kind: 'line' | 'text' | 'code' | 'tags' | 'state';
}

/** Every setting of a world that can be changed, in the order of the form. */
export const FIELDS: readonly FieldWords[] = [
  { name: 'title', label: 'common.name', kind: 'line' },
  { name: 'subtitle', label: 'history.fieldSubtitle', kind: 'line' },
  { name: 'state', label: 'world.fieldState', hint: 'world.fieldStateHint', kind: 'state' },
  { name: 'tags', label: 'history.fieldTags', hint: 'world.fieldTagsHint', kind: 'tags' },
  {
    name: 'description',
    label: 'history.fieldDescription',
    hint: 'world.fieldDescriptionHint',
    kind: 'text',
  },
  {
    name: 'globalAnnouncement',
    label: 'world.announcement',
    hint: 'world.fieldAnnouncementHint',
    kind: 'text',
  },
  { name: 'globalHeader', label: 'world.fieldHeader', hint: 'world.fieldHeaderHint', kind: 'text' },
  {
    name: 'globalArticleIntroduction',
    label: 'world.fieldIntroduction',
    hint: 'world.fieldIntroductionHint',
    kind: 'text',
  },
  { name: 'sidebarContent', label: 'history.fieldSidebar', hint: 'world.fieldSidebarHint', kind: 'text' },
  { name: 'globalSidebarFooter', label: 'world.fieldFooter', kind: 'text' },
  { name: 'copyright', label: 'world.fieldCopyright', kind: 'text' },
  { name: 'displayCss', label: 'world.fieldCss', hint: 'world.fieldCssHint', kind: 'code' },
  { name: 'displayPanelCss', label: 'world.fieldPanelCss', kind: 'code' },
];

export function labelOf(name: FieldName): string {
  const field = FIELDS.find((one) => one.name === name);
  return field ? t(field.label) : name;
}

/** The value of a field as text. Pure. */
export function textOf(value: WorldFields[FieldName]): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** Stores the typed text in its field. Pure. */
export function withTyped(fields: WorldFields, { name, kind }: FieldWords, typed: string): WorldFields {
  if (kind === 'tags')
    return {
      ...fields,
      tags: typed
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    };
  if (kind === 'state') return { ...fields, state: typed === 'public' ? 'public' : 'private' };
  return { ...fields, [name]: typed };
}

const plain = (value: WorldFields[FieldName]): string => textOf(value).replaceAll(/\r\n?/g, '\n').trimEnd();

/** The fields that differ between two readings, regardless of line endings. Pure. */
export function differing(one: WorldFields, other: WorldFields): FieldName[] {
  return FIELDS.map(({ name }) => name).filter((name) => plain(one[name]) !== plain(other[name]));
}

/** Picks these fields. Pure. */
export function pickFields(fields: WorldFields, names: readonly FieldName[]): WorldFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.some((one) => one === name)));
}

/** Applies the typed changes to the current values; untouched fields follow the current ones. Pure. */
export function rebase(typed: WorldFields, before: WorldFields, now: WorldFields): WorldFields {
  return { ...now, ...pickFields(typed, differing(typed, before)) };
}

/** Input that wasn't sent, for as long as the panel's page lives. Leaving the form and coming back loses nothing. */
const unsent = new Map<WorldId, { typed: WorldFields; before: WorldFields }>();

export interface WorldSettings {
  reading: WorldReading | null;
  busy: boolean;
  errorMessage: string | null;
  typed: WorldFields;
  /** The values that World Anvil had last. */
  saved: WorldFields;
  changed: readonly FieldName[];
  /** Fields that somebody else has changed since they were read; nothing was overwritten. */
  conflicting: readonly FieldName[];
  /** The reverse of the last change. */
  undo: { changes: WorldFields; before: WorldFields } | null;
  /** Fields that World Anvil accepted but saved differently. */
  notSaved: readonly FieldName[];
  read: () => void;
  type: (typed: WorldFields) => void;
  send: (changes: WorldFields, before: WorldFields) => void;
}

/** A world's current settings, and the way to change them. `canRead`: whether World Anvil can be asked for them. */
export function useSettings(worldId: WorldId, canRead: boolean): WorldSettings {
  const [reading, setReading] = useState<WorldReading | null>(null);
  const [saved, setSaved] = useState<WorldFields>({});
  const [typed, setTyped] = useState<WorldFields>({});
  const [conflicting, setConflicting] = useState<readonly FieldName[]>([]);
  const [undo, setUndo] = useState<WorldSettings['undo']>(null);
  const [notSaved, setNotSaved] = useState<readonly FieldName[]>([]);
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  /** Input that arrives while a request is running counts too. */
  const latest = useRef({ typed, stands: saved });
  latest.current = { typed, stands: saved };

  const keep = (next: WorldFields, before: WorldFields) => {
    setTyped(next);
    setSaved(before);
    if (differing(next, before).length > 0) unsent.set(worldId, { typed: next, before });
    else unsent.delete(worldId);
  };

  const read = async (isGone: () => boolean) => {
    setBusy(true);
    setErrorMessage(null);
    const result = await request('world.read', { worldId });
    if (isGone()) return;
    setBusy(false);
    if (!result.ok) return setErrorMessage(t(result.problem.sentence));
    const latestReading = result.value;
    const kept = unsent.get(worldId);
    const mine = kept ? differing(kept.typed, kept.before) : [];
    setConflicting(
      kept ? mine.filter((name) => differing(latestReading.fields, kept.before).includes(name)) : [],
    );
    keep(
      kept ? rebase(kept.typed, kept.before, latestReading.fields) : latestReading.fields,
      latestReading.fields,
    );
    setReading(latestReading);
  };
  useEffect(() => {
    let isCanceled = false;
    setUndo(null);
    setReading(null);
    if (canRead) void read(() => isCanceled);
    return () => {
      isCanceled = true;
    };
  }, [worldId, canRead]);

  const send = async (changes: WorldFields, before: WorldFields) => {
    setBusy(true);
    setErrorMessage(null);
    const names = differing(changes, before);
    const result = await request('world.change', {
      worldId,
      changes: pickFields(changes, names),
      before: pickFields(before, names),
    });
    setBusy(false);
    if (!result.ok) {
      if (result.problem.kind !== 'conflict') return setErrorMessage(t(result.problem.sentence));
      const { stands: theirs } = result.problem;
      setConflicting(differing(theirs, before).filter((name) => names.includes(name)));
      setUndo(null);
      keep(rebase(latest.current.typed, latest.current.stands, theirs), theirs);
      return;
    }
    const stored = result.value;
    setConflicting([]);
    setNotSaved(
      names.filter((name) => differing(pickFields(changes, [name]), pickFields(stored, [name])).length > 0),
    );
    setUndo({ changes: pickFields(before, names), before: pickFields(stored, names) });
    // The sent values are current now. Input since then, and in other fields, remains to be sent.
    const now = latest.current;
    const arrived = names.filter(
      (name) => differing(pickFields(now.typed, [name]), pickFields(changes, [name])).length === 0,
    );
    const typedOn = { ...now.typed, ...pickFields(now.stands, arrived) };
    keep(rebase(typedOn, now.stands, stored), stored);
    announce(t('world.changedAnnouncement'));
  };

  return {
    ...{ reading, busy, errorMessage, typed, saved, conflicting, undo, notSaved },
    changed: differing(typed, saved),
    read: () => void read(() => false),
    type: (next) => keep(next, saved),
    send: (changes, before) => void send(changes, before),
  };
}
