import { type Field, readFields } from './field.ts';

/** Who can read and change resources of a kind. */
export type AccessRule =
  /** The world's authors. Others can read what is public or shared with their group. */
  | 'world'
  /** Only the owner. Others can read what is public. */
  | 'owner'
  /** Everybody can read, only the owner can write. */
  | 'shared';

/** A POST path that lists resources of a kind. */
export interface ListCall {
  path: string;
  /** `world` and `user` by the row's columns, a kind through the reference `by`, missing for all rows. */
  of?: string;
  by?: string;
}

export interface Kind {
  kind: string;
  entityClass: string;
  /** Path relative to boromir's root, followed by other spellings that live clients use. */
  paths: readonly string[];
  /** Whether ids are integers. */
  numbered: boolean;
  keeper: AccessRule;
  /** The reference to the parent, whose permissions apply and with which this is deleted. */
  within: string | null;
  readOnly: boolean;
  /** State of a new resource. Null for kinds without a state. */
  state: 'public' | 'private' | 'world' | null;
  /** The field to use as the title, if there is no title. */
  titled: string;
  fields: readonly Field[];
  lists: readonly ListCall[];
  /** Public page and edit page, with `:id`, `:slug` and `:world` as placeholders. Null if there is none. */
  page: string | null;
  edit: string | null;
  /** Granularities that the API description allows. */
  granularities: readonly number[];
}

interface Description {
  entityClass: string;
  paths?: readonly string[];
  numbered?: true;
  keeper?: AccessRule;
  within?: string;
  readOnly?: true;
  state?: Kind['state'];
  titled?: string;
  /** Fields by the lowest granularity that returns them; see `readFields`. */
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
