import {
  articleById,
  categoryById,
  entityById,
  imageById,
  type Target,
  userById,
} from '../database/index.ts';
import type { Context } from '../route.ts';
import { unprocessable } from '../rules/index.ts';

/**
 * Parses references in a body: `{id}`, a bare id, several of either, or comma-separated ids. Throws 422 if one doesn't
 * exist.
 */
export function readTargets({ store }: Pick<Context, 'store'>, kind: string, value: unknown): Target[] {
  const ids = idsIn(value);
  const exists = (id: string) => {
    switch (kind) {
      case 'article':
        return articleById(store, id);
      case 'category':
        return categoryById(store, id);
      case 'image':
        return imageById(store, Number(id));
      case 'user':
        return userById(store, id);
      default:
        return entityById(store, kind, id);
    }
  };
  for (const id of ids) if (!exists(id)) throw unprocessable(`${kind}: there is no ${kind} ${id}`);
  return ids.map((id) => ({ kind, id }));
}

function idsIn(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'string') return value.split(',').flatMap((id) => id.trim() || []);
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'object' && 'id' in value) return idsIn(value.id).filter((id) => id !== '-1');
  return [];
}
