import type { Article, ArticleId, Instant, WorldId } from '../../model/index.ts';
import { contentOf, sectionArrived, sectionOf } from '../compose.ts';
import { type Draft, type MarkerSupport, progressOf } from '../draft.ts';
import { provenField } from '../marker.ts';
import type { Facts, Step } from './decide.ts';
import { isOurs } from './scan-results.ts';
import { apply, currentFacts, readArticle, type SendContext, saveReadFailure } from './send-context.ts';
import { appendTo, post, untag } from './sending.ts';

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

/** How markers travel in this world is kept before anything is concluded from it. */
async function learn(context: SendContext, draft: Draft, article: Article, named: boolean): Promise<Facts> {
  const facts = currentFacts(context);
  const ours = named && isOurs(draft, article, contentOf(draft), context.claimed);
  const markerSupport = learned(facts.markerSupport, article, draft.id, ours, facts.now);
  if (markerSupport !== facts.markerSupport) await context.store.setCarrier(markerSupport);
  return { ...facts, markerSupport };
}

/** Does one step. Whatever it leads to is in the store when this resolves. */
export async function perform(context: SendContext, draft: Draft, step: Step): Promise<void> {
  const { service, random } = context;
  const progress = progressOf(draft);
  if (!progress) return;
  const read = (id: ArticleId) => readArticle(context, draft, id);
  switch (step.do) {
    case 'rest':
      return;
    case 'adopt':
      await apply(context, draft, { on: 'orphaned' });
      return;
    case 'ask':
      await apply(context, draft, { on: 'notProvable' });
      return;
    case 'baseline': {
      const answer = await context.call((options) =>
        service.articles(worldOf(draft), { offset: 0 }, options),
      );
      if (!answer.ok) return saveReadFailure(context, draft, answer.problem);
      await apply(context, draft, { on: 'baselineRead', page: answer.value });
      return;
    }
    case 'send':
      return draft.text.target.kind === 'append'
        ? appendTo(context, draft, progress, draft.text.target.articleId)
        : post(context, draft);
    case 'readHint': {
      const article = await read(step.articleId);
      if (article === undefined) return;
      const facts = article ? await learn(context, draft, article, true) : currentFacts(context);
      const { claimed } = context;
      await apply(context, draft, { on: 'hintRead', article, content: contentOf(draft), claimed }, facts);
      return;
    }
    case 'readTarget': {
      const article = await read(step.articleId);
      if (article === undefined) return;
      const section = sectionOf(draft);
      const isMissing = article && progress.before && !sectionArrived(article, progress.before, section);
      const recorder = isMissing ? await context.historyRecorder() : null;
      const isUndone = await recorder?.isUndone({ worldId: worldOf(draft), id: step.articleId }, draft.id);
      if (article && isUndone) await apply(context, draft, { on: 'sectionUndone', article });
      else await apply(context, draft, { on: 'targetRead', article, section, random: random() });
      return;
    }
    case 'readCandidate': {
      const { scan, articleId } = step;
      const article = await read(articleId);
      if (article === undefined) return;
      const facts = article ? await learn(context, draft, article, false) : currentFacts(context);
      await apply(context, draft, { on: 'candidateRead', scan, articleId, article, random: random() }, facts);
      return;
    }
    case 'page': {
      const { scan, offset } = step;
      const query = { offset, ...(scan.scope === 'world' ? {} : scan.scope) };
      const answer = await context.call(
        (options) => service.articles(worldOf(draft), query, options),
        scan.ordered ? 'person' : 'sync',
      );
      if (!answer.ok) return saveReadFailure(context, draft, answer.problem);
      await apply(context, draft, { on: 'pageRead', scan, page: answer.value, random: random() });
      return;
    }
    case 'untag':
      return untag(context, draft, step.articleId);
  }
}
