import type { Article, WorldId } from '../model/index.ts';
import { type Bench, current, failed, read, write } from './bench.ts';
import { contentOf, sectionArrived, sectionOf } from './compose.ts';
import type { Facts, Step } from './decide.ts';
import type { Draft, Journey } from './draft.ts';
import { learned } from './learned.ts';
import * as outcome from './outcome.ts';
import { appendTo, post, untag } from './sending.ts';
import * as settle from './settle.ts';
import { targetRead } from './target.ts';

const worldOf = (draft: Draft): WorldId => draft.text.worldId ?? '';

/** Progress of a look may be lost with the power; what it settles may not. */
const settles = (next: Draft | null): boolean =>
  next !== null && (!('journey' in next.delivery) || next.delivery.journey?.look === undefined);

/** How markers travel in this world is kept before anything is concluded from it. */
async function learn(bench: Bench, draft: Draft, article: Article, named: boolean): Promise<Facts> {
  const facts = current(bench);
  const ours = named && settle.isOurs(draft, article, contentOf(draft), bench.claimed);
  const carrier = learned(facts.carrier, article, draft.id, ours, facts.now);
  if (carrier !== facts.carrier) await bench.store.setCarrier(carrier);
  return { ...facts, carrier };
}

/** Does one step. Whatever it leads to is in the store when this resolves. */
export async function perform(bench: Bench, draft: Draft, step: Step): Promise<void> {
  const { service, random } = bench;
  const journey: Journey | null | undefined = 'journey' in draft.delivery ? draft.delivery.journey : null;
  if (!journey) return;
  switch (step.do) {
    case 'rest':
      return;
    case 'adopt':
      await write(bench, draft, outcome.adopted(draft, current(bench)), 'strict');
      return;
    case 'ask':
      await write(bench, draft, outcome.asked(draft, current(bench)), 'strict');
      return;
    case 'baseline': {
      const answer = await bench.call((options) => service.articles(worldOf(draft), { offset: 0 }, options));
      if (!answer.ok) return failed(bench, draft, answer);
      await write(bench, draft, outcome.baselined(draft, answer.value), 'strict');
      return;
    }
    case 'send':
      return draft.text.target.kind === 'append'
        ? appendTo(bench, draft, journey, draft.text.target.articleId)
        : post(bench, draft);
    case 'readHint': {
      const article = await read(bench, draft, step.articleId);
      if (article === undefined) return;
      const facts = article ? await learn(bench, draft, article, true) : current(bench);
      const words = { content: contentOf(draft), claimed: bench.claimed };
      await write(bench, draft, settle.hinted(draft, article, words, facts), 'strict');
      return;
    }
    case 'readTarget': {
      const article = await read(bench, draft, step.articleId);
      if (article === undefined) return;
      const section = sectionOf(draft);
      const isMissing = article && journey.before && !sectionArrived(article, journey.before, section);
      const next =
        isMissing &&
        (await (await bench.keeper())?.isTakenBack({ worldId: worldOf(draft), id: article.id }, draft.id))
          ? settle.takenBack(draft, article, current(bench))
          : targetRead(draft, article, section, random(), current(bench));
      await write(bench, draft, next, 'strict');
      return;
    }
    case 'readCandidate': {
      const article = await read(bench, draft, step.articleId);
      if (article === undefined) return;
      const facts = article ? await learn(bench, draft, article, false) : current(bench);
      const looking = { ...journey, look: step.look };
      const next = settle.inspected(draft, looking, step.articleId, article, random(), facts);
      await write(bench, draft, next, settles(next) ? 'strict' : 'relaxed');
      return;
    }
    case 'page': {
      const scope = step.look.scope === 'world' ? {} : step.look.scope;
      const query = { offset: step.offset, ...scope };
      const urgency = step.look.ordered ? 'person' : 'sync';
      const answer = await bench.call((options) => service.articles(worldOf(draft), query, options), urgency);
      if (!answer.ok) return failed(bench, draft, answer);
      const next = outcome.paged(draft, step.look, answer.value, random(), current(bench));
      await write(bench, draft, next, settles(next) ? 'strict' : 'relaxed');
      return;
    }
    case 'untag':
      return untag(bench, draft, step.articleId);
  }
}
