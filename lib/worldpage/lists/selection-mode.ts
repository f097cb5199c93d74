import type { PageScript } from '../page-script/page-script.ts';
import { toolbarIn } from './toolbar.ts';

const GAP = 12;
/** The maximum number of entries that can be changed together. */
const MOST = 200;

/** The entries that the page currently shows, in order. */
export interface Entries {
  ids(): readonly string[];
  /** Redraws all checkboxes with the given selection. Null: selection mode is off. */
  draw(selected: ReadonlySet<string> | null): void;
}

export interface SelectionMode {
  /** Selects or deselects one entry. Ranges start at it. */
  toggle(id: string, title: string): void;
  /** Selects the range from the last toggled entry (else from `origin`) to this one, instead of an earlier range. */
  extendTo(id: string, origin?: string): void;
  selectAll(): void;
  end(): void;
}

/** The ids from one to another, in any order. Pure. */
export function rangeOf(ids: readonly string[], from: string, to: string): readonly string[] {
  const [one, other] = [ids.indexOf(from), ids.indexOf(to)];
  if (one < 0 || other < 0) return other < 0 ? [] : [to];
  return ids.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** Selection mode, until `end` is called. `isBrief`: it ends when nothing is selected. */
export function startSelectionMode(
  pageScript: PageScript,
  entries: Entries,
  isBrief: boolean,
  onEnd: () => void,
): SelectionMode {
  const { ask, stopped, text, showMessage, announce } = pageScript;
  let selected = new Set<string>();
  /** Where ranges start, and what was selected before the range. */
  let anchor: { id: string; before: ReadonlySet<string> } | null = null;
  const ended = new AbortController();

  const select = (next: Iterable<string>) => {
    selected = new Set([...next].slice(0, MOST));
    entries.draw(selected);
    toolbar.count(selected.size);
  };
  const end = () => {
    ended.abort();
    toolbar.remove();
    entries.draw(null);
    onEnd();
  };
  const selectAll = () => {
    select([...selected, ...entries.ids()]);
    announce(text('selectedCount', { count: selected.size }));
  };
  const toolbar = toolbarIn(pageScript, {
    all: selectAll,
    clear: () => select([]),
    change: () =>
      void ask('page.pick', { ids: [...selected] }).then(
        (opened) => opened.ok || showMessage(opened.problem.sentence),
      ),
    done: end,
  });

  const reposition = () => {
    toolbar.element.style.bottom = `${clearOfBars(GAP)}px`;
  };
  const options = { capture: true, passive: true, signal: ended.signal };
  let frame = 0;
  const repositionSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(reposition);
  };
  document.addEventListener('scroll', repositionSoon, options);
  window.addEventListener('resize', repositionSoon, options);
  stopped.addEventListener('abort', () => ended.abort(), { signal: ended.signal });
  reposition();
  select([]);
  return {
    toggle(id, title) {
      const isNew = !selected.has(id);
      select(isNew ? [...selected, id] : [...selected].filter((one) => one !== id));
      anchor = { id, before: selected };
      announce(text(isNew ? 'nowSelected' : 'nowNotSelected', { title, count: selected.size }));
      if (isBrief && selected.size === 0) end();
    },
    extendTo(id, origin = id) {
      anchor ??= { id: origin, before: selected };
      select([...anchor.before, ...rangeOf(entries.ids(), anchor.id, id)]);
      announce(text('selectedCount', { count: selected.size }));
    },
    selectAll,
    end,
  };
}

/** An element of the site at the lower edge of the window: a fixed bar, or a footer that is in view. */
function barAt(x: number, y: number): Element | null {
  for (const element of document.elementsFromPoint(x, y))
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (one.localName === 'footer' || /fixed|sticky/.test(getComputedStyle(one).position)) return one;
  return null;
}

/** Distance from the lower edge of the window that keeps clear of the site's bars, in CSS pixels. */
function clearOfBars(gap: number): number {
  const bar = barAt(innerWidth / 2, innerHeight - 2);
  const height = bar ? innerHeight - bar.getBoundingClientRect().top : 0;
  // Ignore elements taller than half the window: those are the page itself.
  return gap + (height < innerHeight / 2 ? height : 0);
}
