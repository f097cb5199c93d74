import type { Changed, Json, Values } from '../../history/index.ts';
import {
  type Audience,
  type AudienceChange,
  BridgeError,
  type Handlers,
  type RequestOf,
  type WorldChange,
} from '../../messaging/index.ts';
import type { ArticleState, WorldFields } from '../../model/index.ts';
import type { CallService } from '../core/call-service.ts';
import { readWorldFields } from '../world/world-settings.ts';
import type { HistoryRunner } from './history-runner.ts';

type HistoryHandlers = Pick<
  Handlers,
  | 'history.change'
  | 'history.append'
  | 'history.many'
  | 'history.stopMany'
  | 'history.undo'
  | 'history.undoMany'
  | 'history.restore'
  | 'history.forget'
  | 'secret.change'
  | 'world.change'
>;

const OTHERS =
  'What was seen of the world’s settings and what is to be changed do not fit together. Nothing was changed; read them again.';

/** The values after a change, for screens that know only done and overtaken. Throws a `BridgeError` for anything else. */
function standsNow(changed: Changed, wanted: Values): { isDone: boolean; stands: Values } {
  switch (changed.state) {
    case 'done':
      return { isDone: true, stands: { ...wanted, ...changed.change.after, ...changed.change.found } };
    case 'same':
      return { isDone: true, stands: changed.stands };
    case 'conflict':
      return { isDone: false, stands: changed.stands };
    case 'refused':
      throw new BridgeError(changed.sentence);
    case 'unknown':
      throw new BridgeError(changed.change.sentence ?? '');
  }
}

const isState = (value: Json | undefined): value is ArticleState => value === 'public' || value === 'private';
const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const audienceOf = ({ state, groupIds }: Values): Audience => ({
  state: isState(state) ? state : null,
  groupIds: textsIn(groupIds),
});

async function changeSecret(
  history: HistoryRunner,
  { worldId, id, from, to }: RequestOf<'secret.change'>,
): Promise<AudienceChange> {
  const edit = { ref: { worldId, kind: 'secret', id }, title: '', cause: 'audience' } as const;
  // Both together: between two requests it would be shown to whom it was never meant for.
  const asked = await history.asked((engine) =>
    engine.change({ ...edit, changes: { ...to }, seen: { ...from } }),
  );
  const { isDone, stands } = standsNow(asked, { ...to });
  return { isDone, stands: audienceOf(stands) };
}

/** Fields that are there. */
const valuesOf = (fields: WorldFields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, Json][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );

async function changeWorld(
  history: HistoryRunner,
  call: CallService,
  { worldId, changes, before }: RequestOf<'world.change'>,
): Promise<WorldChange> {
  const [wanted, seen] = [valuesOf(changes), valuesOf(before)];
  const names = Object.keys(wanted);
  if (names.length === 0 || names.some((name) => seen[name] === undefined)) throw new BridgeError(OTHERS);
  const edit = { ref: { worldId, kind: 'world', id: worldId }, title: '', cause: 'settings' } as const;
  const asked = await history.asked((engine) => engine.change({ ...edit, changes: wanted, seen }));
  const { isDone } = standsNow(asked, wanted);
  // The change is made either way: without a new reading, its own values are the best guess.
  const read = await call((service) => readWorldFields(service, worldId)).catch(() => null);
  return { isDone, stands: read ?? (isDone ? changes : before) };
}

/** What screens ask of the history, and the two channels that had their own changes before. */
export function historyHandlers(history: HistoryRunner, call: CallService): HistoryHandlers {
  const { asked } = history;
  return {
    'history.change': ({ edit }) => asked((engine) => engine.change(edit)),
    'history.append': ({ append }) => asked((engine) => engine.append(append)),
    'history.many': ({ edits }) => asked(async (engine) => ({ batch: await engine.many(edits) })),
    'history.stopMany': ({ batch }) => asked((engine) => engine.stopMany(batch)),
    'history.undo': ({ change, seen }) => asked((engine) => engine.undo(change, seen)),
    'history.undoMany': ({ batch }) => asked(async (engine) => ({ batch: await engine.undoMany(batch) })),
    'history.restore': ({ change, whole, seen }) =>
      asked((engine) => engine.restore(change, { whole, ...(seen && { seen }) })),
    'history.forget': ({ worldId }) => asked((engine) => engine.forget(worldId)),
    'secret.change': (request) => changeSecret(history, request),
    'world.change': (request) => changeWorld(history, call, request),
  };
}
