import { useMemo, useRef, useState } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { type Folds, linesOf, type TreeLine } from './tree-lines.ts';
import { folded, type TreeAction, treeActionFor, typedAhead } from './tree-navigation.ts';
import type { WorldTree } from './world-tree.ts';

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
