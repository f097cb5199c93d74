import * as z from 'zod/mini';
import { CAUSES, CHANGED_KINDS, type Changed, type Json } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));
const title = z.string().check(z.maxLength(1_000));
const text = z.string().check(z.maxLength(2_000_000));
/** Flat, as fields are: nothing that is changed here holds more than a list of texts. */
const value: z.ZodMiniType<Json> = z.nullable(
  z.union([
    text,
    z.number(),
    z.boolean(),
    z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(1_000)),
  ]),
);
const values = z.record(name, value);
const ref = z.strictObject({ worldId: id, kind: z.enum(CHANGED_KINDS), id });
const edit = z.strictObject({ ref, title, cause: z.enum(CAUSES), changes: values, seen: z.nullable(values) });

/** One change, with what stood there kept before. What was changed meanwhile by somebody else is told and left. */
export const change = channel<Changed>()({
  name: 'history.change',
  from: ['page'],
  request: z.strictObject({ edit }),
});

/** Adds to the end of a field, whatever stands there; asked again with the same key, it is done once. */
export const append = channel<Changed>()({
  name: 'history.append',
  from: ['page'],
  request: z.strictObject({
    append: z.strictObject({
      ...{ ref, title, cause: z.enum(['note', 'append']), field: name, text },
      key: z.string().check(z.minLength(8), z.maxLength(100)),
    }),
  }),
});

/** Several changes, one after the other in the background; answers once they are written down. The history tells how far they are. */
export const many = channel<{ batch: string }>()({
  name: 'history.many',
  from: ['page'],
  request: z.strictObject({ edits: z.array(edit).check(z.minLength(1), z.maxLength(5_000)) }),
});

/** What is left of them stays undone. */
export const stopMany = channel<void>()({
  name: 'history.stopMany',
  from: ['page'],
  request: z.strictObject({ batch: id }),
});

/** Takes a change back. `seen`: what its owner saw in the conflict that they were answered with before. */
export const undo = channel<Changed>()({
  name: 'history.undo',
  from: ['page'],
  request: z.strictObject({ change: id, seen: z.optional(values) }),
});

/** Takes back what several changes have done: another batch; null: they have done nothing. */
export const undoMany = channel<{ batch: string | null }>()({
  name: 'history.undoMany',
  from: ['page'],
  request: z.strictObject({ batch: id }),
});

/** Puts a thing back to how it stood before a change: the fields of that change, or all of it. */
export const restore = channel<Changed>()({
  name: 'history.restore',
  from: ['page'],
  request: z.strictObject({ change: id, whole: z.boolean(), seen: z.optional(values) }),
});

/** Clears the history of a world, or all of it. */
export const forget = channel<void>()({
  name: 'history.forget',
  from: ['page'],
  request: z.strictObject({ worldId: z.nullable(id) }),
});
