import assert from 'node:assert/strict';
import { agree, arrived, only } from '../../../../lib/history/compare.ts';
import type { ChangeRow } from '../../../../lib/history/database.ts';
import { SETTLED_AFTER } from '../../../../lib/history/engine/write.ts';
import { type ChangeResult, createEngine, type Values } from '../../../../lib/history/index.ts';
import { KINDS } from '../../../../lib/history/kinds/index.ts';
import type { HistoryStore } from '../../../../lib/history/store.ts';
import { groundOn } from '../ground.ts';
import { conflicting } from '../results.ts';
import { type Life, lifeUntil, mortal } from './life.ts';
import type { Effect, Fate, Upstream } from './upstream.ts';

/** The actions of a trial, in order. */
export type Step =
  | {
      do: 'change';
      resource: number;
      changes: Values;
      isBlind: boolean;
      fate: Fate | null;
      dieAt: number | null;
    }
  | { do: 'append'; resource: number; text: string; fate: Fate | null; dieAt: number | null }
  | { do: 'undo'; which: number; fate: Fate | null; dieAt: number | null }
  | { do: 'rival'; resource: number; changes: Values }
  | { do: 'wake'; after: number; dieAt: number | null };

const { fields } = KINDS.article;
const DAY = 86_400_000;

/** Throws the violations found. Otherwise returns how often each outcome occurred. */
export interface Tally {
  edits: number;
  applied: number;
  conflicts: number;
  deaths: number;
  unknown: number;
}

interface Written {
  row: ChangeRow;
  effects: Effect[];
}

/** Performs the actions, revives workers until everything is settled, then undoes everything. Throws on a violation. */
export async function trial(upstream: Upstream, store: HistoryStore, steps: readonly Step[]): Promise<Tally> {
  const tally: Tally = { edits: 0, applied: 0, conflicts: 0, deaths: 0, unknown: 0 };
  const written: Written[] = [];
  const first = new Map(upstream.ids.map((id) => [id, upstream.values(id)]));
  const rivals: { id: string }[] = [];
  let now = 1_000_000_000_000;
  /** When the oldest request that may still arrive was sent at the earliest. */
  let lateSince: number | null = null;
  /** The values that the requester of the current change has seen; null: irrelevant. */
  let shown: Values | null = null;

  /** Listeners must not throw, so violations are collected. */
  const wrong: unknown[] = [];
  upstream.onEffect((effect) => {
    try {
      judgeEffect(effect);
    } catch (error) {
      wrong.push(error);
    }
  });
  /** Resources whose last write was late: it may have come between a read and a write. */
  const disturbed = new Set<string>();

  function judgeEffect(effect: Effect): void {
    const { by, id, changes, previous, isLate } = effect;
    const wasDisturbed = disturbed.delete(id);
    if (isLate) disturbed.add(id);
    if (by === 'rival') return;
    tally.applied += 1;
    const names = Object.keys(changes);
    const source = written.findLast(
      ({ row }) =>
        row.ref.id === id &&
        Object.keys(row.after).every((name) => names.includes(name)) &&
        agree(fields, names, row.after, changes),
    );
    // No change is sent before the old values are on disk.
    assert.ok(source, `nothing was written down before ${JSON.stringify(changes)}`);
    source.effects.push(effect);
    if (isLate || wasDisturbed) return;
    // Only recorded or equal values are overwritten.
    const kept = agree(fields, names, source.row.before, previous) || agree(fields, names, changes, previous);
    assert.ok(kept, `${JSON.stringify(previous)} was overwritten by ${JSON.stringify(source.row)}`);
  }

  /** The store, which records what has reached the disk. */
  const watched: HistoryStore = {
    ...store,
    async begin(row, whole) {
      const names = Object.keys(row.after);
      // No value is overwritten that the user hasn't seen.
      if (shown) assert.ok(agree(fields, names, shown, row.before), `${JSON.stringify(row)} was not seen`);
      await store.begin(row, whole);
      written.push({ row: structuredClone(row), effects: [] });
    },
  };

  const alive = (life: Life) =>
    createEngine(
      groundOn(async () => mortal(upstream.service, life), { store: mortal(watched, life), now: () => now }),
    );

  /** No request arrives later than that, however the time has passed. */
  async function deliverOverdue(): Promise<void> {
    if (lateSince === null || now - lateSince < SETTLED_AFTER) return;
    lateSince = null;
    await upstream.calm();
  }

  async function act(step: Step): Promise<ChangeResult | null> {
    if (step.do === 'rival') {
      const id = upstream.ids[step.resource % upstream.ids.length] ?? '';
      rivals.push({ id });
      await upstream.rival(id, step.changes);
      return null;
    }
    const life = lifeUntil(step.dieAt);
    const engine = alive(life);
    if (step.do === 'wake') {
      now += step.after;
      await deliverOverdue();
      await life.run(() => engine.settle());
      return null;
    }
    tally.edits += 1;
    await deliverOverdue();
    if (step.fate === 'late') lateSince ??= now;
    if (step.fate) upstream.ordain(step.fate);
    const id = upstream.ids[('resource' in step ? step.resource : 0) % upstream.ids.length] ?? '';
    const ref = { worldId: upstream.worldId, kind: 'article', id } as const;
    let result: ChangeResult | null;
    if (step.do === 'change') {
      const saw = only(upstream.values(id), Object.keys(step.changes));
      const seen = step.isBlind ? only(first.get(id) ?? {}, Object.keys(step.changes)) : saw;
      shown = seen;
      result = await life.run(() =>
        engine.change({ ref, title: '', cause: 'flags', changes: step.changes, seen }),
      );
    } else if (step.do === 'append') {
      shown = null;
      const wish = { ref, title: '', cause: 'note', field: 'scrapbook', text: step.text } as const;
      result = await life.run(() => engine.append(wish));
    } else {
      const row = written[step.which % Math.max(1, written.length)]?.row;
      shown = (row && (await store.get(row.id))?.after) ?? null;
      result = row ? await life.run(() => engine.undo(row.id)) : null;
    }
    if (result === null) tally.deaths += 1;
    if (result && conflicting(result)) tally.conflicts += 1;
    now += 1_000;
    return result;
  }

  async function settleAll(): Promise<void> {
    await upstream.calm();
    const engine = alive(lifeUntil(null));
    for (let rounds = 0; (await store.open()).length > 0; rounds += 1) {
      assert.ok(rounds < 10, 'it is never settled');
      await engine.settle();
      now += 100_000;
    }
  }

  for (const step of steps) await act(step);
  await settleAll();

  for (const [at, { row, effects }] of written.entries()) {
    const now = await store.get(row.id);
    assert.ok(now, 'what was written down is not kept');
    if (now.state === 'unknown') tally.unknown += 1;
    const { id } = row.ref;
    const isAlone =
      rivals.every((one) => one.id !== id) && written.every((one, n) => n === at || one.row.ref.id !== id);
    // The reported outcome is true. If somebody else wrote, too, reading can't always tell.
    if (isAlone) assert.equal(now.state, effects.length > 0 ? 'done' : 'refused');
  }

  await takeBack();
  if (wrong.length > 0) throw wrong[0];
  return tally;

  /** Newest first. Each change without a later one is undone exactly. */
  async function takeBack(): Promise<void> {
    const engine = alive(lifeUntil(null));
    for (const { row } of [...written].reverse()) {
      const stood = await store.get(row.id);
      if (stood?.state !== 'done' || stood.undoneBy !== null || stood.undoes !== null) continue;
      const before = upstream.values(row.ref.id);
      const names = Object.keys(stood.before);
      shown = null;
      const undone = await engine.undo(row.id);
      const after = upstream.values(row.ref.id);
      const isUntouched = names.every(
        (name) =>
          arrived(fields, only(stood.after, [name]), before) || agree(fields, [name], stood.before, before),
      );
      if (isUntouched) {
        assert.ok(undone.ok, JSON.stringify(undone));
        if (undone.value.state === 'done') {
          const { change } = undone.value;
          const sent = names.filter((name) => change.before[name] !== undefined);
          assert.deepEqual(only(after, sent), only(stood.before, sent));
        }
      } else {
        const isSame = undone.ok && undone.value.state === 'same';
        assert.ok(isSame || conflicting(undone), JSON.stringify(undone));
        assert.deepEqual(after, before);
      }
      now += 1_000;
    }
    now += DAY;
  }
}
