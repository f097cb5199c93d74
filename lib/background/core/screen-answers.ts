import type { Handlers, ReplyOf, RequestOf, Sender } from '../../bridge/index.ts';
import { answered, type Outcome } from './outcome.ts';

type Name =
  | 'statblock.template'
  | 'statblock.add'
  | 'secret.change'
  | 'secret.groups'
  | 'world.read'
  | 'world.change'
  | 'user.profile'
  | 'manuscript.text'
  | 'manuscript.stop'
  | 'backup.read'
  | 'backup.secret'
  | 'history.change'
  | 'history.append'
  | 'history.many'
  | 'history.stopMany'
  | 'history.undo'
  | 'history.undoMany'
  | 'history.restore'
  | 'history.forget'
  | 'page.look'
  | 'page.act'
  | 'page.ofTab'
  | 'page.show'
  | 'page.card'
  | 'page.list'
  | 'page.flags'
  | 'page.isOwn'
  | 'page.complete';

/** What screens ask for that goes to the second part unchanged: it answers with a value, or a sentence for a person. */
export type ScreenAnswers = {
  [N in Name]: (request: RequestOf<N>, sender: Sender) => Promise<Outcome<ReplyOf<N>>>;
};

/** Handlers that ask the second part of the background. */
export function handOn(open: () => Promise<{ answers: ScreenAnswers }>): Pick<Handlers, Name> {
  const to =
    <N extends Name>(name: N) =>
    async (request: RequestOf<N>, sender: Sender): Promise<ReplyOf<N>> =>
      answered((await open()).answers[name](request, sender));
  return {
    'statblock.template': to('statblock.template'),
    'statblock.add': to('statblock.add'),
    'secret.change': to('secret.change'),
    'secret.groups': to('secret.groups'),
    'world.read': to('world.read'),
    'world.change': to('world.change'),
    'user.profile': to('user.profile'),
    'manuscript.text': to('manuscript.text'),
    'manuscript.stop': to('manuscript.stop'),
    'backup.read': to('backup.read'),
    'backup.secret': to('backup.secret'),
    'history.change': to('history.change'),
    'history.append': to('history.append'),
    'history.many': to('history.many'),
    'history.stopMany': to('history.stopMany'),
    'history.undo': to('history.undo'),
    'history.undoMany': to('history.undoMany'),
    'history.restore': to('history.restore'),
    'history.forget': to('history.forget'),
    'page.look': to('page.look'),
    'page.act': to('page.act'),
    'page.ofTab': to('page.ofTab'),
    'page.show': to('page.show'),
    'page.card': to('page.card'),
    'page.list': to('page.list'),
    'page.flags': to('page.flags'),
    'page.isOwn': to('page.isOwn'),
    'page.complete': to('page.complete'),
  };
}
