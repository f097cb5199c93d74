import { useMemo, useRef, useState } from 'preact/hooks';
import type { WorldId } from '../../lib/model/index.ts';
import { type Folds, linesOf, type TreeLine } from './tree-lines.ts';
import { deedOf, folded, typedAhead } from './tree-navigation.ts';
import type { WorldTree } from './world-tree.ts';

interface TreeState {
  folds: Folds;
  typed: string;
  active: string | null;
}

/** The state of each world's tree, for as long as the panel is open. */
const left = new Map<WorldId, TreeState>();
const FRESH: TreeState = { folds: new Map(), typed: '', active: null };

/** Milliseconds between letters that still count as one typed word. */
const PAUSE = 700;

export interface TreeWalk {
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
}): TreeWalk {
  const { worldId, tree } = props;
  const [treeState, setStanding] = useState<TreeState>(() => left.get(worldId) ?? FRESH);
  const ahead = useRef({ typed: '', at: 0 });
  const change = (part: Partial<TreeState>) => {
    const next = { ...treeState, ...part };
    left.set(worldId, next);
    setStanding(next);
  };
  const { folds, typed } = treeState;
  const lines = useMemo(() => (tree ? linesOf(tree, folds, typed) : []), [tree, folds, typed]);
  const found = lines.findIndex(({ key }) => key === treeState.active);
  const active = found >= 0 ? found : lines.length > 0 ? 0 : -1;

  const typeAhead = (key: string): number => {
    const now = Date.now();
    const before = now - ahead.current.at < PAUSE ? ahead.current.typed : '';
    ahead.current = { typed: before + key, at: now };
    return typedAhead(lines, active, ahead.current.typed);
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
    const isTyping = ahead.current.typed !== '' && Date.now() - ahead.current.at < PAUSE;
    // Between letters, the space bar types a space.
    const deed = isTyping && event.key === ' ' ? null : deedOf(event.key, control, lines, active, 10);
    if (deed) {
      event.preventDefault();
      if (deed.deed === 'go') change({ active: lines[deed.to]?.key ?? null });
      else if (deed.deed === 'fold')
        change({ folds: folded(folds, deed.keys, deed.isOpen), active: line?.key ?? null });
      else if (line) {
        change({ active: line.key });
        props.open(line, deed.where);
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
