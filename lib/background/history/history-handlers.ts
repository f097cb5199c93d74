import type { Json, Values } from '../../history/index.ts';
import { message } from '../../i18n/index.ts';
import type { Audience, Handlers, RequestOf, RequestProblem, ResultOf } from '../../messaging/index.ts';
import {
  type ArticleState,
  type ChangeConflict,
  type ChangeProblem,
  failed,
  ok,
  type Problem,
  type Result,
  type WorldFields,
} from '../../model/index.ts';
import type { CallService } from '../core/call-service.ts';
import { readWorldFields } from '../world/resource-handlers.ts';
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

const MISMATCH: Problem<'cannotChange'> = {
  kind: 'cannotChange',
  sentence: message('history.settingsMismatch'),
};

interface Conflict<Shape> extends Problem<'conflict'> {
  stands: Shape;
}

/** The result of a change, with what's there now in the shape that a screen knows. */
function standsNow<Shape>(
  result: ResultOf<'history.change'>,
  wanted: Values,
  shapeOf: (values: Values) => Shape,
): Result<Shape, Conflict<Shape> | Exclude<ChangeProblem, ChangeConflict> | RequestProblem> {
  if (result.ok) {
    const made = result.value;
    const after = made.state === 'same' ? made.stands : { ...made.change.after, ...made.change.found };
    return ok(shapeOf({ ...(made.state !== 'same' && wanted), ...after }));
  }
  const { problem } = result;
  if (problem.kind !== 'conflict') return failed(problem);
  return failed({ ...problem, stands: shapeOf(problem.stands) });
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
): Promise<ResultOf<'secret.change'>> {
  const edit = { ref: { worldId, kind: 'secret', id }, title: '', cause: 'audience' } as const;
  // Both fields in one request: between two, the wrong people could read it.
  const result = await history.asked((engine) =>
    engine.change({ ...edit, changes: { ...to }, seen: { ...from } }),
  );
  return standsNow(result, { ...to }, audienceOf);
}

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
): Promise<ResultOf<'world.change'>> {
  const [wanted, seen] = [valuesOf(changes), valuesOf(before)];
  const names = Object.keys(wanted);
  if (names.length === 0 || names.some((name) => seen[name] === undefined)) return failed(MISMATCH);
  const edit = { ref: { worldId, kind: 'world', id: worldId }, title: '', cause: 'settings' } as const;
  const result = await history.asked((engine) => engine.change({ ...edit, changes: wanted, seen }));
  if (!result.ok && result.problem.kind !== 'conflict') return failed(result.problem);
  // The change was made either way. Without a fresh read, its values are the best guess.
  const read = await call(worldId, (service) => readWorldFields(service, worldId));
  const stands = read.ok ? read.value : result.ok ? changes : before;
  return standsNow(result, wanted, () => stands);
}

/** Handlers for channels that change something on World Anvil. */
export function historyHandlers(history: HistoryRunner, call: CallService): HistoryHandlers {
  const { asked } = history;
  return {
    'history.change': ({ edit }) => asked((engine) => engine.change(edit)),
    'history.append': ({ append }) => asked((engine) => engine.append(append)),
    'history.many': ({ edits }) => asked(async (engine) => ok({ batch: await engine.startBatch(edits) })),
    'history.stopMany': ({ batch }) => asked(async (engine) => ok(await engine.stopBatch(batch))),
    'history.undo': ({ change, seen }) => asked((engine) => engine.undo(change, seen)),
    'history.undoMany': ({ batch }) => asked(async (engine) => ok({ batch: await engine.undoBatch(batch) })),
    'history.restore': ({ change, whole, seen }) =>
      asked((engine) => engine.restore(change, { whole, ...(seen && { seen }) })),
    'history.forget': ({ worldId }) => asked(async (engine) => ok(await engine.forget(worldId))),
    'secret.change': (request) => changeSecret(history, request),
    'world.change': (request) => changeWorld(history, call, request),
  };
}
