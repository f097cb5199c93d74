import { message, readMessage } from '../../i18n/index.ts';
import type { ArticleId, Result } from '../../model/index.ts';
import type { CallProblem } from '../../service/index.ts';
import { appended, articleOf, imageOf, sectionArrived, sectionOf } from '../compose.ts';
import { type BeforeImage, type DeliveryProgress, type Draft, progressOf } from '../draft.ts';
import { tagsWithoutMarker } from '../marker.ts';
import { TOO_LATE } from './call.ts';
import { maySend } from './decide.ts';
import { apply, type PlannedChange, readArticle, type SendContext, saveReadFailure } from './send-context.ts';

// Writes to World Anvil. Each is recorded first, with the old state, strictly on disk.

/** Records a change. False: it couldn't be recorded, so it isn't sent, and is retried. */
type Keeps = (planned: Omit<PlannedChange, 'worldId' | 'draftId'>) => Promise<boolean>;

/** Changes an article while nothing else in Loreside does. */
async function changing(
  context: SendContext,
  draft: Draft,
  id: ArticleId,
  work: (keeps: Keeps) => Promise<void>,
): Promise<void> {
  const recorder = await context.historyRecorder();
  const worldId = draft.text.worldId ?? '';
  const make = () =>
    work(async (planned) => {
      const recorded = recorder && (await recorder.record({ ...planned, worldId, draftId: draft.id }));
      if (!recorded || recorded.ok) return true;
      await saveReadFailure(context, draft, { kind: 'notUnderstood', sentence: recorded.problem.sentence });
      return false;
    });
  await (recorder ? recorder.exclusively({ worldId, id }, make) : make());
}

type Sent = Result<{ id: ArticleId | null }, CallProblem>;

/**
 * Records that this worker sends the draft, then sends. If the machine slept in between, nothing is sent: another
 * worker may have started a scan.
 */
async function send(
  context: SendContext,
  draft: Draft,
  make: (started: Draft, attempt: number) => Promise<Sent>,
  before?: BeforeImage,
): Promise<void> {
  const now = context.now();
  const started = await apply(
    context,
    draft,
    { on: 'sendStarted', owner: context.owner, before },
    { ...context.facts, now },
  );
  if (!started) return;
  const slept = context.now() - now > context.facts.timing.freshMs || context.now() < now;
  const answer: Sent = slept ? TOO_LATE : await make(started, progressOf(started)?.attempt ?? 0);
  if (answer.ok) {
    await apply(context, started, { on: 'answered', articleId: answer.value.id });
  } else if (answer.problem.sent) {
    await apply(context, started, { on: 'sendFailed', failure: answer.problem });
  } else {
    const sentence = readMessage(answer.problem.sentence);
    await apply(context, started, { on: 'notSent', sentence, random: context.random() });
  }
}

/** A new article. */
export async function post(context: SendContext, draft: Draft): Promise<void> {
  if (!maySend(draft, context.facts)) return;
  await send(context, draft, (started, attempt) => {
    const article = articleOf(started, attempt, context.facts.markerSupport);
    return context.call((options) => context.service.createArticle(article, options));
  });
}

/**
 * Appends a section to an existing article: reads it, records its old state, writes it with the section. A change by
 * somebody else between read and write goes unnoticed: World Anvil has no conditional writes.
 */
export const appendTo = (
  context: SendContext,
  draft: Draft,
  progress: DeliveryProgress,
  id: ArticleId,
): Promise<void> =>
  changing(context, draft, id, async (keeps) => {
    const article = await readArticle(context, draft, id);
    if (article === undefined) return;
    const section = sectionOf(draft);
    if (article === null) {
      await apply(context, draft, { on: 'targetMissing', sentence: message('outbox.targetMissing') });
      return;
    }
    if (progress.before && sectionArrived(article, progress.before, section)) {
      await apply(context, draft, { on: 'sectionFound', article });
      return;
    }
    const before = imageOf(article, context.now());
    const planned = appended(draft, progress.attempt + 1, before, section);
    if (!(await keeps({ article, cause: 'append', changes: planned, section }))) return;
    const patch = (started: Draft, attempt: number) =>
      context.call(async (options) => {
        const changes = appended(started, attempt, before, section);
        await context.service.patchArticle(id, article.worldId, changes, options);
        return { id };
      });
    await send(context, draft, patch, before);
  });

/** Removes our marker from the tags, where readers see it, once it is no longer needed. */
export const untag = (context: SendContext, draft: Draft, id: ArticleId): Promise<void> =>
  changing(context, draft, id, async (keeps) => {
    const article = await readArticle(context, draft, id);
    if (article === undefined) return;
    const tags = article && tagsWithoutMarker(article, draft.id);
    if (article && tags) {
      if (!(await keeps({ article, cause: 'tidy', changes: { tags }, section: null }))) return;
      const answer = await context.call((options) =>
        context.service.patchArticle(id, article.worldId, { tags }, options),
      );
      if (!answer.ok) return saveReadFailure(context, draft, answer.problem);
    }
    await apply(context, draft, { on: 'markerRemoved' });
  });
