import * as z from 'zod/mini';
import type { Entity, Picture, Reference } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import {
  anything,
  id,
  instant,
  integer,
  listOf,
  reference,
  state,
  tags,
  text,
  toId,
  tolerant,
  toNumber,
  toText,
} from './fields.ts';
import { answer } from './parse.ts';

/** Fields that any reference may have (platform notes, "Envelopes and the shared reference shape"). */
export const common = {
  title: text,
  name: text,
  state,
  slug: text,
  url: text,
  icon: text,
  tags,
  entityClass: text,
  templateType: text,
  updateDate: instant,
};

/** Additional fields of a resource read by its id. */
export const detail = {
  ...common,
  world: reference,
  author: anything,
  owner: anything,
  creationDate: instant,
};

type Wire<Shape, Id> = { id: Id } & { [Key in keyof Shape]: z.output<Shape[Key]> };

export function referenceOf<Id extends string | number>(wire: Wire<typeof common, Id>): Reference<Id> {
  const { id, state, slug, url, icon, tags } = wire;
  return {
    id,
    title: wire.title ?? wire.name ?? '',
    kind: wire.templateType ?? wire.entityClass,
    state,
    slug,
    url,
    icon,
    tags,
    updatedAt: wire.updateDate,
  };
}

export function entityOf<Id extends string | number>(wire: Wire<typeof detail, Id>): Omit<Entity<Id>, 'raw'> {
  return {
    ...referenceOf(wire),
    worldId: wire.world,
    authorName: nameOf(wire.author) ?? nameOf(wire.owner),
    createdAt: wire.creationDate,
  };
}

function nameOf(author: unknown): string | null {
  return isRecord(author) ? (toText(author.username) ?? toText(author.title)) : null;
}

const plainReference = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, ...common }),
  /* @__PURE__ */ z.transform(referenceOf<string>),
);

const numberedReference = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id: integer, ...common }),
  /* @__PURE__ */ z.transform(referenceOf<number>),
);

export { numberedReference, plainReference };

/** References to one or several resources. Anything else is dropped. */
export const link = /* @__PURE__ */ tolerant((value) => plainReference.safeParse(value).data ?? null);
export const numberedLink = /* @__PURE__ */ tolerant(
  (value) => numberedReference.safeParse(value).data ?? null,
);
export const links = /* @__PURE__ */ tolerant((value) =>
  listOf(value).flatMap((entry) => plainReference.safeParse(entry).data ?? []),
);
export const numberedLinks = /* @__PURE__ */ tolerant((value) =>
  listOf(value).flatMap((entry) => numberedReference.safeParse(entry).data ?? []),
);

export const picture = /* @__PURE__ */ tolerant(toPicture);

/** Images come as `{id, url}` with either possibly null, as an id, or as an address. -1 is the default image. */
export function toPicture(value: unknown): Picture | null {
  const held = isRecord(value) ? value : { id: value, url: typeof value === 'string' ? value : null };
  const number = toNumber(toId(held.id));
  const url = toText(held.url);
  return number === null && !url ? null : { id: number, url };
}
