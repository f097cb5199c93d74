import type { PageScript } from '../page-script/page-script.ts';
import { clearOfBars } from './clear-of-bars.ts';
import { toolbarIn } from './toolbar.ts';

const GAP = 12;
/** The maximum number of entries that can be changed together. */
const MOST = 200;

/** The entries that the page currently shows, in order. */
export interface Entries {
  ids(): readonly string[];
  /** Redraws all marks with the given selection. Null: selection mode is off. */
  draw(picked: ReadonlySet<string> | null): void;
}

export interface SelectionMode {
  toggle(id: string, title: string): void;
  end(): void;
}

/** Starts selection mode, until `end` is called. The change itself is made in the panel. */
export function startSelectionMode(
  pageScript: PageScript,
  entries: Entries,
  onEnd: () => void,
): SelectionMode {
  const { ask, stopped, text, showMessage, announce } = pageScript;
  const picked = new Set<string>();
  const ended = new AbortController();

  const draw = () => {
    entries.draw(picked);
    toolbar.count(picked.size);
  };
  const end = () => {
    ended.abort();
    toolbar.remove();
    entries.draw(null);
    onEnd();
  };
  const toolbar = toolbarIn(pageScript, {
    all() {
      for (const id of entries.ids().slice(0, MOST)) picked.add(id);
      draw();
    },
    clear() {
      picked.clear();
      draw();
    },
    change: () =>
      void ask('page.pick', { ids: [...picked].slice(0, MOST) }).then(
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
  document.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.key !== 'Escape' || event.isComposing) return;
      event.stopImmediatePropagation();
      end();
    },
    { capture: true, signal: ended.signal },
  );
  stopped.addEventListener('abort', () => ended.abort(), { signal: ended.signal });
  reposition();
  draw();
  return {
    toggle(id, title) {
      const isNew = !picked.delete(id);
      if (isNew) picked.add(id);
      draw();
      announce(text(isNew ? 'nowSelected' : 'nowNotSelected', { title, count: picked.size }));
    },
    end,
  };
}
