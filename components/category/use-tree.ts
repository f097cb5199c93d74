import { useMemo, useRef, useState } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { searchable } from '../ui/index.ts';
import { type Folds, linesOf, type TreeLine } from './tree-lines.ts';
import type { WorldTree } from './world-tree.ts';

/** The effect of a key in a tree (ARIA Authoring Practices, tree view). */
type TreeAction =
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

interface TreeState {
  folds: Folds;
  typed: string;
  active: string | null;
}

/** The state of each world's tree, for as long as the panel is open. */
const stateByWorld = new Map<WorldId, TreeState>();
const INITIAL: TreeState = { folds: new Map(), typed: '', active: null };

/** Milliseconds between letters that still count as one typed word. */
const TYPE_AHEAD_MS = 700;

/** Rows that Page Up and Page Down move by. */
const PAGE_ROWS = 10;

export interface TreeNavigation {
  lines: readonly TreeLine[];
  /** Index of the active row. */
  active: number;
  typed: string;
  setTyped: (typed: string) => void;
  activate: (line: TreeLine) => void;
  toggle: (line: TreeLine) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The state of a tree view: its visible rows, the active one, and keyboard handling. */
export function useTree(props: {
  worldId: WorldId;
  tree: WorldTree | null;
  open: (line: TreeLine, where: 'here' | 'tab') => void;
  copy: (line: TreeLine) => void;
}): TreeNavigation {
  const { worldId, tree } = props;
  const [treeState, setTreeState] = useState<TreeState>(() => stateByWorld.get(worldId) ?? INITIAL);
  const typeAheadState = useRef({ typed: '', at: 0 });
  const change = (part: Partial<TreeState>) => {
    const next = { ...treeState, ...part };
    stateByWorld.set(worldId, next);
    setTreeState(next);
  };
  const { folds, typed } = treeState;
  const lines = useMemo(() => (tree ? linesOf(tree, folds, typed) : []), [tree, folds, typed]);
  const found = lines.findIndex(({ key }) => key === treeState.active);
  const active = found >= 0 ? found : lines.length > 0 ? 0 : -1;

  const isTyping = () =>
    typeAheadState.current.typed !== '' && Date.now() - typeAheadState.current.at < TYPE_AHEAD_MS;
  const typeAhead = (key: string): void => {
    const word = (isTyping() ? typeAheadState.current.typed : '') + key;
    typeAheadState.current = { typed: word, at: Date.now() };
    const to = typedAhead(lines, active, word);
    if (to >= 0) change({ active: lines[to]?.key ?? null });
  };
  const run = (action: TreeAction): void => {
    const line = lines[active];
    if (action.type === 'go') change({ active: lines[action.to]?.key ?? null });
    else if (action.type === 'fold')
      change({ folds: folded(folds, action.keys, action.isOpen), active: line?.key ?? null });
    else if (line) {
      change({ active: line.key });
      props.open(line, action.where);
    }
  };
  /** What a key does. Null if it isn't for the tree. */
  const actionOf = (key: string, control: boolean): (() => void) | null => {
    const line = lines[active];
    if (control && key === 'c' && line && document.getSelection()?.isCollapsed !== false)
      return () => props.copy(line);
    // Between letters, the space bar types a space.
    const isSpaceTyped = key === ' ' && isTyping();
    const action = isSpaceTyped ? null : treeActionFor(key, control, lines, active, PAGE_ROWS);
    if (action) return () => run(action);
    // "/" belongs to the page's search box.
    const isTyped = key.length === 1 && key !== '/' && (key !== ' ' || isSpaceTyped);
    return isTyped && !control ? () => typeAhead(key) : null;
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    if (event.altKey) return;
    const action = actionOf(event.key, event.ctrlKey || event.metaKey);
    if (!action) return;
    event.preventDefault();
    action();
  });
  return {
    lines,
    active,
    typed,
    setTyped: (next) => change({ typed: next, active: null }),
    activate: (line) => change({ active: line.key }),
    toggle: (line) => {
      if (line.type !== 'article' && line.isOpen !== null)
        change({ folds: folded(folds, [line.key], !line.isOpen), active: line.key });
    },
    onKeyDown,
  };
}
