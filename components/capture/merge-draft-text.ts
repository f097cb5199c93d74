import type { DraftText } from '../../lib/outbox/index.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Merges each field: the typed value if it has changed since `before`, else the fresh one. */
export function mergeDraftText(before: DraftText, since: DraftText, fresh: DraftText): DraftText {
  return {
    worldId: same(since.worldId, before.worldId) ? fresh.worldId : since.worldId,
    target: same(since.target, before.target) ? fresh.target : since.target,
    title: since.title === before.title ? fresh.title : since.title,
    content: since.content === before.content ? fresh.content : since.content,
    fields: same(since.fields, before.fields) ? fresh.fields : { ...fresh.fields, ...since.fields },
    sourceField: since.sourceField === before.sourceField ? fresh.sourceField : since.sourceField,
  };
}
