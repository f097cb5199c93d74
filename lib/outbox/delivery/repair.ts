import { type Message, message, readMessage } from '../../i18n/index.ts';
import type { Article, ArticleId, Problem } from '../../model/index.ts';
import type { Service } from '../../service/index.ts';
import { type Draft, withDelivery } from '../draft.ts';
import { plain, showsMarker } from '../marker.ts';
import type { OutboxStore } from '../store/store.ts';
import { type Clock, within } from './call.ts';
import type { HistoryRecorder } from './send-context.ts';
import { TIMING } from './timing.ts';

/** An extra copy wasn't removed. `sentence` is for the user. */
export class NotRemoved extends Error {
  override name = 'NotRemoved';
  readonly sentence: Message;

  constructor(sentence: Message) {
    super(`The copy wasn't removed: ${sentence.id}`);
    this.sentence = sentence;
  }
}

/** The call for it failed. */
const notRemoved = (problem: Problem): NotRemoved =>
  new NotRemoved(message('outbox.notRemovedBecause', { cause: readMessage(problem.sentence) }));

/** What two copies of a draft have in common. */
const sameWords = (one: Article, other: Article): boolean =>
  plain(one.title) === plain(other.title) && plain(one.content) === plain(other.content);

/**
 * Deletes one of several copies because the user asked for it: only a copy that still has this draft's marker, is still
 * a draft, and has the same text as another copy that stays. Otherwise rejects with `NotRemoved`: nothing was deleted,
 * or the outcome is unknown.
 */
export async function removeExtra(
  {
    store,
    service,
    clock,
    historyRecorder,
  }: { store: OutboxStore; service: Service; clock: Clock; historyRecorder: HistoryRecorder | null },
  id: string,
  articleId: ArticleId,
): Promise<void> {
  const draft = await store.get(id);
  const others = draft ? copiesOf(draft).filter((copy) => copy !== articleId) : [];
  if (!draft || !copiesOf(draft).includes(articleId) || others.length === 0)
    throw new NotRemoved(message('outbox.notRemovedNotExtra'));
  const signal = new AbortController().signal;
  const settings = { clock, ms: TIMING.callMs, signal, urgency: 'person' as const };
  const read = async (copy: ArticleId): Promise<Article | null> => {
    const answer = await within((options) => service.article(copy, options), settings);
    if (answer.ok) return answer.value;
    if (answer.problem.kind === 'notFound') return null;
    throw notRemoved(answer.problem);
  };
  const extra = await read(articleId);
  let url: string | null = null;
  if (extra) {
    const stays = (await Promise.all(others.map(read))).find((copy) => copy && sameWords(copy, extra));
    if (!stays) throw new NotRemoved(message('outbox.notRemovedCopiesDiffer'));
    url = stays.url;
    if (!extra.isDraft || !showsMarker(extra, id)) throw new NotRemoved(message('outbox.notRemovedEdited'));
    const planned = { article: extra, draftId: id, cause: 'remove', changes: {}, section: null } as const;
    const recorded = await historyRecorder?.record({ ...planned, worldId: draft.text.worldId ?? '' });
    if (recorded?.ok === false) throw notRemoved(recorded.problem);
    const answer = await within((options) => service.deleteArticle(articleId, options), settings);
    if (!answer.ok && answer.problem.kind !== 'notFound')
      throw new NotRemoved(readMessage(answer.problem.sentence));
  }
  await store.change(id, (current) => withoutCopy(current, articleId, url, clock.now()));
}

/** The articles that a draft was delivered as, oldest known first. */
export function copiesOf(draft: Draft): ArticleId[] {
  const { delivery } = draft;
  return delivery.state === 'attention' && delivery.attention.kind === 'duplicated'
    ? delivery.attention.articleIds
    : [];
}

function withoutCopy(draft: Draft, articleId: ArticleId, url: string | null, now: number): Draft | null {
  const { delivery } = draft;
  const [articleIdLeft, ...more] = copiesOf(draft).filter((copy) => copy !== articleId);
  if (delivery.state !== 'attention' || !articleIdLeft) return null;
  const progress = { ...delivery.progress, found: [articleIdLeft, ...more] };
  if (more.length > 0)
    return withDelivery(draft, {
      ...delivery,
      attention: { kind: 'duplicated', articleIds: progress.found },
      progress,
    });
  return withDelivery(draft, {
    state: 'created',
    articleId: articleIdLeft,
    url,
    at: now,
    nextAt: now,
    progress,
  });
}
