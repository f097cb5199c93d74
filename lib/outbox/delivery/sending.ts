import { message, readMessage } from '../../i18n/index.ts';
import type { ArticleId, Result } from '../../model/index.ts';
import type { CallProblem } from '../../service/index.ts';
import { appended, articleOf, imageOf, sectionArrived, sectionOf } from '../compose.ts';
import type { BeforeImage, DeliveryProgress, Draft } from '../draft.ts';
import { tagsWithoutMarker } from '../marker.ts';
import { TOO_LATE } from './call.ts';
import { maySend } from './decide.ts';
import type { PlannedChange, SendContext } from './send-context.ts';
import { currentFacts, readArticle, saveReadFailure, saveStep } from './send-context.ts';
import { transition } from './transitions.ts';

/**
 * Changes an article exclusively. Its old state is recorded first. A change that can't be recorded isn't sent, and is
 * retried.
 */
async function changing(
  context: SendContext,
  draft: Draft,
  id: ArticleId,
  work: (keeps: (planned: Omit<PlannedChange, 'worldId' | 'draftId'>) => Promise<boolean>) => Promise<void>,
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

// Writes to World Anvil. Each is recorded first, with the old state, strictly on disk.

type Sent = Result<{ id: ArticleId | null; url?: string | null }, CallProblem>;

type Keeps = (planned: Omit<PlannedChange, 'worldId' | 'draftId'>) => Promise<boolean>;

/**
 * Records that this worker sends the draft, then sends. If the machine slept in between, nothing is sent: another
 * worker may have started a scan.
 */
async function send(
  context: SendContext,
  draft: Draft,
  make: (started: Draft) => Promise<Sent>,
  before?: BeforeImage,
): Promise<void> {
  const sentAt = context.now();
  const started = await saveStep(
    context,
    draft,
    transition(draft, { on: 'sendStarted', owner: context.owner, before }, { ...context.facts, now: sentAt }),
    'strict',
  );
  if (!started) return;
  const slept = context.now() - sentAt > context.facts.timing.freshMs || context.now() < sentAt;
  const answer: Sent = slept ? TOO_LATE : await make(started);
  await saveStep(context, started, afterwards(context, started, answer), 'strict');
}

function afterwards(context: SendContext, started: Draft, answer: Sent): Draft | null {
  const facts = currentFacts(context);
  if (answer.ok) {
    const { id: articleId, url = null } = answer.value;
    const isClaimed = articleId !== null && context.claimed.has(articleId);
    return transition(started, { on: 'answered', articleId, url, isClaimed }, facts);
  }
  if (!answer.problem.sent) {
    const sentence = readMessage(answer.problem.sentence);
    return transition(started, { on: 'notSent', sentence, random: context.random() }, facts);
  }
  return transition(started, { on: 'sendFailed', failure: answer.problem }, facts);
}

const attemptOf = (draft: Draft): number =>
  draft.delivery.state === 'sending' ? draft.delivery.progress.attempt : 0;

/** A new article. */
export async function post(context: SendContext, draft: Draft): Promise<void> {
  if (!maySend(draft, context.facts)) return;
  await send(context, draft, (started) => {
    const article = articleOf(started, attemptOf(started), context.facts.markerSupport);
    return context.call((options) => context.service.createArticle(article, options));
  });
}

/**
 * Appends a section to an existing article: reads it, records its old state, writes it with the section. A change by
 * somebody else between read and write goes unnoticed: World Anvil has no conditional writes.
 */
export function appendTo(
  context: SendContext,
  draft: Draft,
  progress: DeliveryProgress,
  id: ArticleId,
): Promise<void> {
  return changing(context, draft, id, (keeps) => append(context, draft, { progress: progress, id, keeps }));
}

async function append(
  context: SendContext,
  draft: Draft,
  { progress, id, keeps }: { progress: DeliveryProgress; id: ArticleId; keeps: Keeps },
): Promise<void> {
  const article = await readArticle(context, draft, id);
  if (article === undefined) return;
  const section = sectionOf(draft);
  if (article === null) {
    const sentence = message('outbox.targetMissing');
    await saveStep(
      context,
      draft,
      transition(draft, { on: 'targetMissing', sentence }, currentFacts(context)),
      'strict',
    );
    return;
  }
  if (progress.before && sectionArrived(article, progress.before, section)) {
    await saveStep(
      context,
      draft,
      transition(draft, { on: 'sectionFound', article }, currentFacts(context)),
      'strict',
    );
    return;
  }
  const before = imageOf(article, context.now());
  const planned = appended(draft, progress.attempt + 1, before, section);
  if (!(await keeps({ article, cause: 'append', changes: planned, section }))) return;
  const patch = (started: Draft) =>
    context.call(async (options) => {
      const changes = appended(started, attemptOf(started), before, section);
      await context.service.patchArticle(id, article.worldId, changes, options);
      return { id };
    });
  await send(context, draft, patch, before);
}

/** Removes our marker from the tags, where readers see it, once it is no longer needed. */
export function untag(context: SendContext, draft: Draft, id: ArticleId): Promise<void> {
  return changing(context, draft, id, (keeps) => tidy(context, draft, id, keeps));
}

async function tidy(context: SendContext, draft: Draft, id: ArticleId, keeps: Keeps): Promise<void> {
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
  await saveStep(context, draft, transition(draft, { on: 'markerRemoved' }, currentFacts(context)), 'strict');
}
