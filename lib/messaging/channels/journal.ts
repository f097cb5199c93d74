import * as z from 'zod/mini';
import type { JournalItem, JournalText } from '../../model/index.ts';
import { channel, nothing, pageChannel } from '../channel.ts';

/** Maximum length of a text that is kept. */
const MOST = 2_000_000;

const path = z.string().check(z.maxLength(2000));
const text = z.string().check(z.maxLength(MOST));
const keptId = z.string().check(z.minLength(1), z.maxLength(500));
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** Injects the journal's script into the requesting page, if that is an editor. */
export const inject = pageChannel('page.journal', nothing);

/** What is allowed in this editor, and what was kept of it on earlier visits. */
export const kept = pageChannel('page.kept', z.strictObject({ path, world: z.nullable(name) }));

/** Stores what a field has now. Only after `page.kept` has allowed it for the same path. */
export const keep = pageChannel(
  'page.keep',
  z.strictObject({
    path,
    typed: z.strictObject({
      ...{ visit: name, field: name, text, html: z.nullable(text), before: z.nullable(text) },
      turn: z.int(),
    }),
  }),
);

export const settle = pageChannel(
  'page.settle',
  z.strictObject({ path, id: keptId, outcome: z.enum(['arrived', 'dismissed', 'replaced']) }),
);

/** Compares a kept text on a page of ours. */
export const compare = pageChannel('page.compareKept', z.strictObject({ path, id: keptId }));

/** The person's answer in the first editor. */
export const choose = pageChannel('page.chooseJournal', z.strictObject({ isOn: z.boolean() }));

/** Everything that is kept, the newest first. */
export const list = channel<JournalItem[]>()({ name: 'journal.list', from: ['page'], request: nothing });

/** Null if it isn't kept any more. */
export const read = channel<JournalText | null>()({
  name: 'journal.read',
  from: ['page'],
  request: z.strictObject({ id: keptId }),
});

/** Deletes one kept text, or all of them. */
export const remove = channel<void>()({
  name: 'journal.delete',
  from: ['page'],
  request: z.strictObject({ id: z.nullable(keptId) }),
});
