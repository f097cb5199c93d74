import { useMemo, useRef, useState } from 'preact/hooks';
import type { WorldId } from '../../lib/model/index.ts';
import { type Folds, linesOf, type TreeLine } from './tree-lines.ts';
import { folded, treeActionFor, typedAhead } from './tree-navigation.ts';
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

  const typeAhead = (key: string): number => {
    const now = Date.now();
    const before = now - typeAheadState.current.at < TYPE_AHEAD_MS ? typeAheadState.current.typed : '';
    typeAheadState.current = { typed: before + key, at: now };
    return typedAhead(lines, active, typeAheadState.current.typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.isComposing) return;
    const control = event.ctrlKey || event.metaKey;
    const line = lines[active];
    if (control && event.key === 'c' && line && document.getSelection()?.isCollapsed !== false) {
      event.preventDefault();
      props.copy(line);
      return;
    }
    const isTyping =
      typeAheadState.current.typed !== '' && Date.now() - typeAheadState.current.at < TYPE_AHEAD_MS;
    // Between letters, the space bar types a space.
    const action =
      isTyping && event.key === ' ' ? null : treeActionFor(event.key, control, lines, active, 10);
    if (action) {
      event.preventDefault();
      if (action.type === 'go') change({ active: lines[action.to]?.key ?? null });
      else if (action.type === 'fold')
        change({ folds: folded(folds, action.keys, action.isOpen), active: line?.key ?? null });
      else if (line) {
        change({ active: line.key });
        props.open(line, action.where);
      }
      return;
    }
    // "/" belongs to the page's search box.
    if (control || event.key.length !== 1 || event.key === '/') return;
    if (event.key === ' ' && !isTyping) return;
    event.preventDefault();
    const to = typeAhead(event.key);
    if (to >= 0) change({ active: lines[to]?.key ?? null });
  };
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
