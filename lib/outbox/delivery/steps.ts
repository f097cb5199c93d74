import type { Article, Instant, WorldId } from '../../model/index.ts';
import { contentOf, sectionArrived, sectionOf } from '../compose.ts';
import type { DeliveryProgress, Draft, MarkerSupport } from '../draft.ts';
import { provenField } from '../marker.ts';
import type { Facts, Step } from './decide.ts';
import { isOurs } from './scan-results.ts';
import { currentFacts, readArticle, type SendContext, saveReadFailure, saveStep } from './send-context.ts';
import { appendTo, post, untag } from './sending.ts';
import { type DeliveryEvent, transition } from './transitions.ts';

/**
 * Learns from one article how markers survive in its world. A marker that comes back is proof. `ours`: the article is
 * certainly ours but has no marker, so this world's scrapbook doesn't keep them, and tags are tried next, unproven.
 * Returns the same object if nothing was learned.
 */
function learned(
  markerSupport: MarkerSupport,
  article: Article,
  draftId: string,
  ours: boolean,
  at: Instant,
): MarkerSupport {
  const field = provenField(article, draftId);
  if (field)
    return markerSupport.proved && markerSupport.field === field
      ? markerSupport
      : { ...markerSupport, field, proved: true, at };
  if (!ours) return markerSupport;
  return markerSupport.field === 'tags' && !markerSupport.proved
    ? markerSupport
    : { ...markerSupport, field: 'tags', proved: false, at };
}

const worldOf = (draft: Draft): WorldId => draft.text.worldId ?? '';

/** A power cut may lose a scan's progress, but not its result. */
const settles = (next: Draft | null): boolean =>
  next !== null && (!('progress' in next.delivery) || next.delivery.progress?.scan === undefined);

/** How markers travel in this world is kept before anything is concluded from it. */
async function learn(context: SendContext, draft: Draft, article: Article, named: boolean): Promise<Facts> {
  const facts = currentFacts(context);
  const ours = named && isOurs(draft, article, contentOf(draft), context.claimed);
  const markerSupport = learned(facts.markerSupport, article, draft.id, ours, facts.now);
  if (markerSupport !== facts.markerSupport) {
    await context.store.setCarrier(markerSupport);
  }
  return { ...facts, markerSupport };
}

/** Does one step. Whatever it leads to is in the store when this resolves. */
export async function perform(context: SendContext, draft: Draft, step: Step): Promise<void> {
  const { service, random } = context;
  const progress: DeliveryProgress | null | undefined =
    'progress' in draft.delivery ? draft.delivery.progress : null;
  if (!progress) return;
  switch (step.do) {
    case 'rest':
      return;
    case 'adopt':
      await saveStep(context, draft, transition(draft, { on: 'orphaned' }, currentFacts(context)), 'strict');
      return;
    case 'ask':
      await saveStep(
        context,
        draft,
        transition(draft, { on: 'notProvable' }, currentFacts(context)),
        'strict',
      );
      return;
    case 'baseline': {
      const answer = await context.call((options) =>
        service.articles(worldOf(draft), { offset: 0 }, options),
      );
      if (!answer.ok) return saveReadFailure(context, draft, answer.problem);
      const event = { on: 'baselineRead', page: answer.value } as const;
      await saveStep(context, draft, transition(draft, event, currentFacts(context)), 'strict');
      return;
    }
    case 'send':
      return draft.text.target.kind === 'append'
        ? appendTo(context, draft, progress, draft.text.target.articleId)
        : post(context, draft);
    case 'readHint': {
      const article = await readArticle(context, draft, step.articleId);
      if (article === undefined) return;
      const facts = article ? await learn(context, draft, article, true) : currentFacts(context);
      const { claimed } = context;
      const event = { on: 'hintRead', article, content: contentOf(draft), claimed } as const;
      await saveStep(context, draft, transition(draft, event, facts), 'strict');
      return;
    }
    case 'readTarget': {
      const article = await readArticle(context, draft, step.articleId);
      if (article === undefined) return;
      const section = sectionOf(draft);
      const isMissing = article && progress.before && !sectionArrived(article, progress.before, section);
      const recorder = isMissing ? await context.historyRecorder() : null;
      const isUndone = await recorder?.isUndone({ worldId: worldOf(draft), id: step.articleId }, draft.id);
      const event: DeliveryEvent =
        article && isUndone
          ? { on: 'sectionUndone', article }
          : { on: 'targetRead', article, section, random: random() };
      await saveStep(context, draft, transition(draft, event, currentFacts(context)), 'strict');
      return;
    }
    case 'readCandidate': {
      const article = await readArticle(context, draft, step.articleId);
      if (article === undefined) return;
      const facts = article ? await learn(context, draft, article, false) : currentFacts(context);
      const { scan, articleId } = step;
      const event = { on: 'candidateRead', scan, articleId, article, random: random() } as const;
      const next = transition(draft, event, facts);
      await saveStep(context, draft, next, settles(next) ? 'strict' : 'relaxed');
      return;
    }
    case 'page': {
      const scope = step.scan.scope === 'world' ? {} : step.scan.scope;
      const query = { offset: step.offset, ...scope };
      const urgency = step.scan.ordered ? 'person' : 'sync';
      const answer = await context.call(
        (options) => service.articles(worldOf(draft), query, options),
        urgency,
      );
      if (!answer.ok) return saveReadFailure(context, draft, answer.problem);
      const event = { on: 'pageRead', scan: step.scan, page: answer.value, random: random() } as const;
      const facts = currentFacts(context);
      const next = transition(draft, event, facts);
      await saveStep(context, draft, next, settles(next) ? 'strict' : 'relaxed');
      return;
    }
    case 'untag':
      return untag(context, draft, step.articleId);
  }
}
