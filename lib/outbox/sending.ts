import type { ArticleId } from '../model/index.ts';
import { type Bench, current, failed, read, write } from './bench.ts';
import { type Answer, TOO_LATE } from './call.ts';
import { changing } from './changing.ts';
import { appended, articleOf, imageOf, sectionArrived, sectionOf } from './compose.ts';
import { maySend } from './decide.ts';
import type { BeforeImage, Draft, Journey } from './draft.ts';
import type { Deed } from './keeper.ts';
import { tagsWithoutMarker } from './marker.ts';
import * as outcome from './outcome.ts';
import * as settle from './settle.ts';

// The writes to the platform. Each is preceded by a record of it, and of what stood there, that is safely on the disk.

type Keeps = (deed: Omit<Deed, 'worldId' | 'draftId'>) => Promise<boolean>;

/**
 * Writes down that the draft is being sent by this worker, then sends. A machine that slept between the two sends nothing:
 * another worker may have begun to look for it.
 */
async function send(
  bench: Bench,
  draft: Draft,
  make: (started: Draft) => Promise<Answer<{ id: ArticleId | null }>>,
  before?: BeforeImage,
): Promise<void> {
  const sentAt = bench.now();
  const started = await write(
    bench,
    draft,
    outcome.begun(draft, bench.owner, { ...bench.facts, now: sentAt }, before),
    'strict',
  );
  if (!started) return;
  const slept = bench.now() - sentAt > bench.facts.timing.freshMs || bench.now() < sentAt;
  const answer: Answer<{ id: ArticleId | null }> = slept ? TOO_LATE : await make(started);
  await write(bench, started, afterwards(bench, started, answer), 'strict');
}

function afterwards(bench: Bench, started: Draft, answer: Answer<{ id: ArticleId | null }>): Draft | null {
  const facts = current(bench);
  if (answer.ok) return outcome.answered(started, answer.value.id, facts);
  if (!answer.sent) return outcome.unsent(started, answer.failure.sentence, bench.random(), facts);
  return outcome.lost(started, answer.failure, facts);
}

const attemptOf = (draft: Draft): number =>
  draft.delivery.state === 'sending' ? draft.delivery.journey.attempt : 0;

/** A new article. */
export async function post(bench: Bench, draft: Draft): Promise<void> {
  if (!maySend(draft, bench.facts)) return;
  await send(bench, draft, (started) => {
    const article = articleOf(started, attemptOf(started), bench.facts.carrier);
    return bench.call((options) => bench.service.createArticle(article, options));
  });
}

/**
 * A section for an article that stands there: read, remembered as it was, written with the section added. Only a change
 * by somebody else in the moment between reading and writing is not seen; the platform offers nothing against that.
 */
export function appendTo(bench: Bench, draft: Draft, journey: Journey, id: ArticleId): Promise<void> {
  return changing(bench, draft, id, (keeps) => append(bench, draft, { journey, id, keeps }));
}

async function append(
  bench: Bench,
  draft: Draft,
  { journey, id, keeps }: { journey: Journey; id: ArticleId; keeps: Keeps },
): Promise<void> {
  const article = await read(bench, draft, id);
  if (article === undefined) return;
  const section = sectionOf(draft);
  if (article === null) {
    const sentence = 'The article that this was to be added to is not there any more.';
    await write(bench, draft, settle.refused(draft, journey, sentence, current(bench)), 'strict');
    return;
  }
  if (journey.before && sectionArrived(article, journey.before, section)) {
    await write(bench, draft, settle.created(draft, journey, article, current(bench)), 'strict');
    return;
  }
  const before = imageOf(article, bench.now());
  const planned = appended(draft, journey.attempt + 1, before, section);
  if (!(await keeps({ article, cause: 'append', changes: planned, section }))) return;
  const patch = (started: Draft) =>
    bench.call(async (options) => {
      const changes = appended(started, attemptOf(started), before, section);
      await bench.service.patchArticle(id, article.worldId, changes, options);
      return { id };
    });
  await send(bench, draft, patch, before);
}

/** Takes our marker out of the tags, where readers would see it, once it is not needed any more. */
export function untag(bench: Bench, draft: Draft, id: ArticleId): Promise<void> {
  return changing(bench, draft, id, (keeps) => tidy(bench, draft, id, keeps));
}

async function tidy(bench: Bench, draft: Draft, id: ArticleId, keeps: Keeps): Promise<void> {
  const article = await read(bench, draft, id);
  if (article === undefined) return;
  const tags = article && tagsWithoutMarker(article, draft.id);
  if (article && tags) {
    if (!(await keeps({ article, cause: 'tidy', changes: { tags }, section: null }))) return;
    const answer = await bench.call((options) =>
      bench.service.patchArticle(id, article.worldId, { tags }, options),
    );
    if (!answer.ok) return failed(bench, draft, answer);
  }
  await write(bench, draft, settle.verified(draft, current(bench)), 'strict');
}
