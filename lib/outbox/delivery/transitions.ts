import type { Message } from '../../i18n/index.ts';
// What can happen to a draft. `decide.ts` chooses the next call; `steps.ts` makes it and passes what came of it to
// `transition`. Which states that leads from and to: `scripts/outbox-table.ts`.
import type { Article, ArticleId, ArticleSummary } from '../../model/index.ts';
import type { Page, ServiceFailure } from '../../service/index.ts';
import { type BeforeImage, type Draft, type ListScan, progressOf } from '../draft.ts';
import { targetRead } from './append-results.ts';
import type { Facts } from './decide.ts';
import { created, hinted, inspected, refused, undoneByUser, verified } from './scan-results.ts';
import {
  adopted,
  answered,
  asked,
  baselined,
  begun,
  lost,
  paged,
  postponed,
  unsent,
} from './send-results.ts';

/** What a step of the sender came to. `random` is a number from 0 to 1 for the back-off. */
export type DeliveryEvent =
  | { on: 'orphaned' }
  | { on: 'notProvable' }
  | { on: 'baselineRead'; page: Page<ArticleSummary> }
  | { on: 'sendStarted'; owner: string; before?: BeforeImage | undefined }
  | { on: 'notSent'; sentence: Message; random: number }
  | { on: 'answered'; articleId: ArticleId | null }
  | { on: 'sendFailed'; failure: ServiceFailure }
  | { on: 'readFailed'; failure: ServiceFailure; random: number }
  | { on: 'pageRead'; scan: ListScan; page: Page<ArticleSummary>; random: number }
  | { on: 'candidateRead'; scan: ListScan; articleId: ArticleId; article: Article | null; random: number }
  | { on: 'hintRead'; article: Article | null; content: string; claimed: ReadonlySet<ArticleId> }
  | { on: 'targetRead'; article: Article | null; section: string; random: number }
  | { on: 'targetMissing'; sentence: Message }
  | { on: 'sectionFound'; article: Article }
  | { on: 'sectionUndone'; article: Article }
  | { on: 'markerRemoved' };

/** The draft after an event; null where the event means nothing in the draft's state. Pure. */
export function transition(draft: Draft, event: DeliveryEvent, facts: Facts): Draft | null {
  const progress = progressOf(draft);
  if (!progress) return null;
  switch (event.on) {
    case 'orphaned':
      return adopted(draft, facts);
    case 'notProvable':
      return asked(draft, facts);
    case 'baselineRead':
      return baselined(draft, event.page);
    case 'sendStarted':
      return begun(draft, event.owner, facts, event.before);
    case 'notSent':
      return unsent(draft, event.sentence, event.random, facts);
    case 'answered':
      return answered(draft, event.articleId, facts);
    case 'sendFailed':
      return lost(draft, event.failure, facts);
    case 'readFailed':
      return postponed(draft, event.failure, event.random, facts);
    case 'pageRead':
      return paged(draft, event.scan, event.page, event.random, facts);
    case 'candidateRead':
      return inspected(
        draft,
        { ...progress, scan: event.scan },
        event.articleId,
        event.article,
        event.random,
        facts,
      );
    case 'hintRead':
      return hinted(draft, event.article, event, facts);
    case 'targetRead':
      return targetRead(draft, event.article, event.section, event.random, facts);
    case 'targetMissing':
      return refused(draft, progress, event.sentence, facts);
    case 'sectionFound':
      return created(draft, progress, event.article, facts);
    case 'sectionUndone':
      return undoneByUser(draft, event.article, facts);
    case 'markerRemoved':
      return verified(draft, facts);
  }
}
