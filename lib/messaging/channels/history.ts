import * as z from 'zod/mini';
import { CAUSES, CHANGED_KINDS, type ChangeMade, type ChangeProblem, type Json } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));
const title = z.string().check(z.maxLength(1_000));
const text = z.string().check(z.maxLength(2_000_000));
/** Flat: no changeable field holds more than a list of strings. */
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

/** Makes one change and stores the old values first. A conflict writes nothing. */
export const change = channel<ChangeMade, ChangeProblem>()({
  name: 'history.change',
  from: ['page'],
  request: z.strictObject({ edit }),
});

/** Appends to a field, whatever it contains. Idempotent: repeating a request with the same key appends only once. */
export const append = channel<ChangeMade, ChangeProblem>()({
  name: 'history.append',
  from: ['page'],
  request: z.strictObject({
    append: z.strictObject({
      ...{ ref, title, cause: z.enum(['note', 'append']), field: name, text },
      key: z.string().check(z.minLength(8), z.maxLength(100)),
    }),
  }),
});

/** Makes several changes, one after the other. Replies once they are stored. */
export const many = channel<{ batch: string }>()({
  name: 'history.many',
  from: ['page'],
  request: z.strictObject({ edits: z.array(edit).check(z.minLength(1), z.maxLength(5_000)) }),
});

/** Cancels the remaining changes of a batch. */
export const stopMany = channel<void>()({
  name: 'history.stopMany',
  from: ['page'],
  request: z.strictObject({ batch: id }),
});

/** Undoes a change. `seen`: the values that the user saw in the previous conflict. */
export const undo = channel<ChangeMade, ChangeProblem>()({
  name: 'history.undo',
  from: ['page'],
  request: z.strictObject({ change: id, seen: z.optional(values) }),
});

/** Undoes the completed changes of a batch as a new batch. Null if there are none. */
export const undoMany = channel<{ batch: string | null }>()({
  name: 'history.undoMany',
  from: ['page'],
  request: z.strictObject({ batch: id }),
});

/** Restores a resource to its state before a change: the fields of that change, or all of it (`whole`). */
export const restore = channel<ChangeMade, ChangeProblem>()({
  name: 'history.restore',
  from: ['page'],
  request: z.strictObject({ change: id, whole: z.boolean(), seen: z.optional(values) }),
});

/** Deletes the history of one world, or of all worlds. */
export const forget = channel<void>()({
  name: 'history.forget',
  from: ['page'],
  request: z.strictObject({ worldId: z.nullable(id) }),
});
