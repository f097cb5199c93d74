import type { Audience, AudienceChange, RequestOf, WorldChange } from '../../bridge/index.ts';
import type { Changed, Json, Values } from '../../history/index.ts';
import type { ArticleState, WorldFields } from '../../model/index.ts';
import type { Asking } from '../core/call-service.ts';
import type { Outcome } from '../core/outcome.ts';
import type { ScreenAnswers } from '../core/screen-answers.ts';
import { readWorldFields } from '../world/world-settings.ts';
import type { HistoryRoom } from './history-runner.ts';

type Answers = Pick<
  ScreenAnswers,
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

/** What was changed, for those who know only done and overtaken: how it stands now; a sentence for everything else. */
function standsNow(outcome: Outcome<Changed>, wanted: Values): Outcome<{ isDone: boolean; stands: Values }> {
  if (!outcome.ok) return outcome;
  const changed = outcome.value;
  const told = (isDone: boolean, stands: Values) => ({ ok: true, value: { isDone, stands } }) as const;
  switch (changed.state) {
    case 'done':
      return told(true, { ...wanted, ...changed.change.after, ...changed.change.found });
    case 'same':
      return told(true, changed.stands);
    case 'conflict':
      return told(false, changed.stands);
    case 'refused':
      return { ok: false, sentence: changed.sentence };
    case 'unknown':
      return { ok: false, sentence: changed.change.sentence ?? '' };
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
  history: HistoryRoom,
  { worldId, id, from, to }: RequestOf<'secret.change'>,
): Promise<Outcome<AudienceChange>> {
  const edit = { ref: { worldId, kind: 'secret', id }, title: '', cause: 'audience' } as const;
  // Both together: between two requests it would be shown to whom it was never meant for.
  const asked = await history.asked((engine) =>
    engine.change({ ...edit, changes: { ...to }, seen: { ...from } }),
  );
  const now = standsNow(asked, { ...to });
  return now.ok
    ? { ok: true, value: { isDone: now.value.isDone, stands: audienceOf(now.value.stands) } }
    : now;
}

/** Fields that are there. */
const valuesOf = (fields: WorldFields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, Json][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );

async function changeWorld(
  history: HistoryRoom,
  ask: Asking,
  { worldId, changes, before }: RequestOf<'world.change'>,
): Promise<Outcome<WorldChange>> {
  const [wanted, seen] = [valuesOf(changes), valuesOf(before)];
  const names = Object.keys(wanted);
  if (names.length === 0 || names.some((name) => seen[name] === undefined))
    return { ok: false, sentence: OTHERS };
  const edit = { ref: { worldId, kind: 'world', id: worldId }, title: '', cause: 'settings' } as const;
  const asked = await history.asked((engine) => engine.change({ ...edit, changes: wanted, seen }));
  const now = standsNow(asked, wanted);
  if (!now.ok) return now;
  const read = await ask((service) => readWorldFields(service, worldId));
  const { isDone } = now.value;
  return { ok: true, value: { isDone, stands: read.ok ? read.value : isDone ? changes : before } };
}

/** What screens ask of the history, and the two channels that had their own changes before. */
export function historyAnswers(history: HistoryRoom, ask: Asking): Answers {
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
    'world.change': (request) => changeWorld(history, ask, request),
  };
}
