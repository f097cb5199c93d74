import { searchable } from '../ui/index.ts';
import type { Folds, TreeLine } from './tree-lines.ts';

/** The effect of a key in a tree (ARIA Authoring Practices, tree view). */
export type TreeAction =
  | { type: 'go'; to: number }
  | { type: 'fold'; keys: readonly string[]; isOpen: boolean }
  | { type: 'open'; at: number; where: 'here' | 'tab' };

const canOpen = (line: TreeLine): boolean => line.type !== 'article' && line.isOpen === false;
const isOpened = (line: TreeLine): boolean => line.type !== 'article' && line.isOpen === true;

/**
 * @param active index of the active row, -1 if there is none
 * @param page rows that fit in the window
 * @returns null for a key that the tree doesn't handle
 */
export function treeActionFor(
  key: string,
  withControl: boolean,
  lines: readonly TreeLine[],
  active: number,
  page: number,
): TreeAction | null {
  const last = lines.length - 1;
  const line = lines[active];
  const go = (to: number): TreeAction => ({ type: 'go', to: Math.max(0, Math.min(last, to)) });
  if (last < 0) return null;
  if (key === 'Enter') return line ? { type: 'open', at: active, where: withControl ? 'tab' : 'here' } : null;
  if (withControl) return null;
  switch (key) {
    case 'ArrowDown':
      return go(active + 1);
    case 'ArrowUp':
      return go(active - 1);
    case 'PageDown':
      return go(active + page);
    case 'PageUp':
      return go(active - page);
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'ArrowRight':
      if (!line) return go(0);
      if (canOpen(line)) return { type: 'fold', keys: [line.key], isOpen: true };
      return isOpened(line) ? go(active + 1) : null;
    case 'ArrowLeft':
      if (!line) return null;
      if (isOpened(line)) return { type: 'fold', keys: [line.key], isOpen: false };
      return line.parentKey === null ? null : go(lines.findIndex((other) => other.key === line.parentKey));
    case ' ':
      if (!line || line.type === 'article' || line.isOpen === null) return null;
      return { type: 'fold', keys: [line.key], isOpen: !line.isOpen };
    case '*': {
      if (!line) return null;
      const siblings = lines.filter((other) => other.parentKey === line.parentKey && canOpen(other));
      return { type: 'fold', keys: siblings.map((other) => other.key), isOpen: true };
    }
    default:
      return null;
  }
}

/**
 * The next row whose title starts with the typed text. A single letter moves on from the active row; more letters may
 * stay on it.
 */
export function typedAhead(lines: readonly TreeLine[], active: number, typed: string): number {
  const term = searchable(typed);
  const start = typed.length > 1 ? Math.max(active, 0) : active + 1;
  for (let step = 0; step < lines.length; step++) {
    const at = (start + step) % lines.length;
    if (searchable(lines[at]?.title ?? '').startsWith(term)) return at;
  }
  return -1;
}

export function folded(folds: Folds, keys: readonly string[], isOpen: boolean): Folds {
  const next = new Map(folds);
  for (const key of keys) next.set(key, isOpen);
  return next;
}
