import { type Field, readFields } from './field.ts';

/** Who may read and change things of a kind. */
export type Keeper =
  /** Those who write in its world; others read what is public or shared with their group. */
  | 'world'
  /** Its owner alone; others read what is public. */
  | 'owner'
  /** Everybody reads, its owner writes. */
  | 'shared';

/** One POST address that lists things of a kind. */
export interface ListCall {
  path: string;
  /** `world` and `user` by the row's own columns, a kind through the link named `by`, nothing for all there are. */
  of?: string;
  by?: string;
}

export interface Kind {
  kind: string;
  entityClass: string;
  /** Address under the root of the current version; further spellings that live clients use behind it. */
  paths: readonly string[];
  /** Ids are whole numbers. */
  numbered: boolean;
  keeper: Keeper;
  /** The link to the thing that holds this one; its permissions hold, and both go together. */
  within: string | null;
  readOnly: boolean;
  /** State of a new one; null for kinds without. */
  state: 'public' | 'private' | 'world' | null;
  /** The property that is shown as title, where there is no title of its own. */
  titled: string;
  fields: readonly Field[];
  lists: readonly ListCall[];
  /** Public page and edit page, with `:id`, `:slug` and `:world` in them; null where there is none. */
  page: string | null;
  edit: string | null;
  /** Granularities that the platform's description allows. */
  granularities: readonly number[];
}

interface Description {
  entityClass: string;
  paths?: readonly string[];
  numbered?: true;
  keeper?: Keeper;
  within?: string;
  readOnly?: true;
  state?: Kind['state'];
  titled?: string;
  /** Properties by the granularity from which on they are answered; see `readFields`. */
  at: Partial<Record<0 | 1 | 2, string>>;
  lists?: readonly ListCall[];
  page?: string;
  edit?: string;
  granularities?: readonly number[];
}

export function kindOf(kind: string, given: Description): Kind {
  return {
    kind,
    entityClass: given.entityClass,
    paths: given.paths ?? [kind],
    numbered: given.numbered ?? false,
    keeper: given.keeper ?? 'world',
    within: given.within ?? null,
    readOnly: given.readOnly ?? false,
    state: given.state ?? null,
    titled: given.titled ?? 'title',
    fields: ([0, 1, 2] as const).flatMap((from) => (given.at[from] ? readFields(given.at[from], from) : [])),
    lists: given.lists ?? [],
    page: given.page ?? null,
    edit: given.edit ?? null,
    granularities: given.granularities ?? [-1, 0, 2],
  };
}
