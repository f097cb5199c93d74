import type { Instant, Json } from '../../model/index.ts';
import type { StoredLink, StoredResource } from '../database.ts';
import { KINDS, wireDate } from '../kinds.ts';
import { SAMPLE_USER_ID, SAMPLE_WORLD_ID } from '../world.ts';

const HOUR = 3_600_000;

interface Draft {
  kind: string;
  id: string;
  title: string;
  fields?: Record<string, Json>;
  links?: Record<string, StoredLink | null>;
}

export const linkTo = (kind: string, ...ids: string[]): StoredLink => ({ kind, ids, isList: false });
export const linkToAll = (kind: string, ids: readonly string[]): StoredLink => ({ kind, ids, isList: true });

/** Resources with dates, as if they had been written over the last year. */
export function stored(drafts: readonly Draft[], now: Instant): StoredResource[] {
  return drafts.map(({ kind, id, title, fields = {}, links = {} }, order) => {
    const { state } = KINDS[kind] ?? {};
    // Steps of no obvious order: 7 and 11 have no common factor with the 600 hours.
    const updated = now - (((order + 1) * 7 * 11 * 13) % 600) * HOUR;
    const dates = {
      creationDate: wireDate(now - (9_000 - order) * HOUR),
      updateDate: wireDate(updated),
    };
    return {
      ...{ kind, id, order },
      fields: { title, ...(state && { state }), url: null, ...dates, ...fields },
      links: {
        ...(kind !== 'world' && { world: linkTo('world', SAMPLE_WORLD_ID) }),
        author: linkTo('user', SAMPLE_USER_ID),
        ...Object.fromEntries(
          Object.entries(links).filter((link): link is [string, StoredLink] => link[1] !== null),
        ),
      },
    };
  });
}

export type { Draft };
