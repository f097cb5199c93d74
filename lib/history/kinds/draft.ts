import * as z from 'zod/mini';
import { TEXT_FIELDS } from '../../model/index.ts';
import type { Fields } from '../compare.ts';
import { kindOf } from './kind.ts';

const text = z.optional(z.string());
const TEXTS: Fields = Object.fromEntries(['title', 'content', ...TEXT_FIELDS].map((name) => [name, 'text']));
const sent = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const known = z.looseObject({ title: text, content: text, tags: z.optional(z.array(z.string())) });

/** A draft is changed in the outbox, where it waits. World Anvil isn't asked. */
export const draft = kindOf({
  method: null,
  fields: { ...TEXTS, tags: 'tags' },
  schema: sent.check(
    z.refine(
      (changes) =>
        known.safeParse(changes).success &&
        Object.entries(changes).every(([name, value]) =>
          name === 'tags' ? Array.isArray(value) : name in TEXTS && typeof value === 'string',
        ),
    ),
  ),
  read: (service, { id }) => service.draft(id),
  patch: (service, { id }, changes) => service.patchDraft(id, changes),
  currentState: ({ fields, title, worldId, changedAt }) => ({
    ...{ values: fields, title, worldId, upstreamAt: changedAt },
  }),
  as: (resource) => ({ kind: 'draft', resource }),
  wholeOf: () => null,
});
