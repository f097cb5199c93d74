import type { Platform } from '../service/index.ts';
import { isCreate } from './plan.ts';

/** The results of a run. */
export interface Tally {
  /** Drafts that were saved. */
  trials: number;
  kills: number;
  /** Kills of the whole browser. */
  crashes: number;
  /** Requests that had a fault. */
  faults: number;
  /** Drafts that are neither on World Anvil nor in the outbox. */
  lost: number;
  /** Drafts that are on World Anvil more than once. */
  duplicated: { silent: number; reported: number };
  /** The markers of each of their copies: the same marker twice comes from the network, two different ones from us. */
  copies: { title: string; marks: string[] }[];
  /** Drafts that wait for the person: rejected, or with an unknown outcome. */
  returned: number;
  /** Drafts that the outbox hadn't settled at the end. */
  unsettled: number;
  /** Create requests that reached the stand-in. */
  posts: number;
  seconds: number;
}

export const nothing: Tally = {
  ...{ trials: 0, kills: 0, crashes: 0, faults: 0, lost: 0 },
  ...{ duplicated: { silent: 0, reported: 0 }, copies: [], returned: 0, unsettled: 0, posts: 0, seconds: 0 },
};

export function add(a: Tally, b: Tally): Tally {
  return {
    trials: a.trials + b.trials,
    kills: a.kills + b.kills,
    crashes: a.crashes + b.crashes,
    faults: a.faults + b.faults,
    lost: a.lost + b.lost,
    duplicated: {
      silent: a.duplicated.silent + b.duplicated.silent,
      reported: a.duplicated.reported + b.duplicated.reported,
    },
    copies: [...a.copies, ...b.copies],
    returned: a.returned + b.returned,
    unsettled: a.unsettled + b.unsettled,
    posts: a.posts + b.posts,
    seconds: a.seconds + b.seconds,
  };
}

/** The outbox's sections with the titles of their drafts. */
export interface OutboxView {
  underway: string[];
  sent: string[];
  writing: string[];
  attention: { title: string; words: string }[];
}

export interface SessionEvents {
  kills: number;
  crashes: number;
  seconds: number;
}

/** Compares the saved drafts with World Anvil and the outbox. */
export function judge(
  platform: Platform,
  titles: string[],
  outbox: OutboxView,
  events: SessionEvents,
): Tally {
  const titlesOnline = platform.articles().map(({ title }) => title);
  const copies = (title: string): number => titlesOnline.filter((one) => one === title).length;
  const attention = new Map(outbox.attention.map(({ title, words }) => [title, words]));
  const marks = (title: string): string[] =>
    platform
      .articles()
      .flatMap((article) =>
        article.title === title
          ? (/lore1-[\w-]+-a\d+/.exec(JSON.stringify(article.texts) + article.tags)?.[0] ?? 'no mark')
          : [],
      );
  const waiting = new Set([...outbox.underway, ...outbox.writing]);
  /** Missing everywhere, or reported as sent but missing. */
  const isLost = (title: string): boolean =>
    copies(title) === 0 && !waiting.has(title) && !attention.has(title);
  const twice = titles.filter((title) => copies(title) > 1);
  const reported = twice.filter((title) => /more than once/.test(attention.get(title) ?? ''));
  const requests = platform.requests();
  return {
    ...events,
    copies: twice.map((title) => ({ title, marks: marks(title) })),
    trials: titles.length,
    faults: requests.filter(({ fault }) => fault !== null).length,
    lost: titles.filter(isLost).length,
    duplicated: { silent: twice.length - reported.length, reported: reported.length },
    returned: titles.filter((title) => copies(title) === 0 && attention.has(title)).length,
    unsettled: titles.filter((title) => !outbox.sent.includes(title) && !attention.has(title)).length,
    posts: requests.filter(isCreate).length,
  };
}
