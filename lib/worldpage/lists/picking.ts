import type { PageLinkRequest } from '../link-channels.ts';
import type { Resident } from '../resident/resident.ts';
import { clearOfBars } from './clear-of-bars.ts';
import { toolbarIn } from './toolbar.ts';

const GAP = 12;
/** As many as may be changed together. */
const MOST = 200;

/** The entries as the page shows them just now, in its order. */
export interface Entries {
  ids(): readonly string[];
  /** Shows everything as it stands, `picked` included; null: nothing is being selected. */
  draw(picked: ReadonlySet<string> | null): void;
}

export interface Picking {
  toggle(id: string, title: string): void;
  end(): void;
}

/** Selects entries of a list, until it is ended. What is to be changed of them is asked in the panel. */
export function startPicking(
  {
    ask,
    root,
    gone,
    say,
    speak,
  }: Pick<Resident, 'root' | 'gone' | 'say' | 'speak'> & { ask: PageLinkRequest },
  entries: Entries,
  onEnd: () => void,
): Picking {
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
  const toolbar = toolbarIn(root, {
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
        (sentence) => sentence && say(sentence),
        (error: unknown) => say(error instanceof Error ? error.message : String(error)),
      ),
    done: end,
  });

  const stand = () => {
    toolbar.element.style.bottom = `${clearOfBars(GAP)}px`;
  };
  const options = { capture: true, passive: true, signal: ended.signal };
  let frame = 0;
  const standSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(stand);
  };
  document.addEventListener('scroll', standSoon, options);
  window.addEventListener('resize', standSoon, options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.key !== 'Escape' || event.isComposing) return;
      event.stopImmediatePropagation();
      end();
    },
    { capture: true, signal: ended.signal },
  );
  gone.addEventListener('abort', () => ended.abort(), { signal: ended.signal });
  stand();
  draw();
  return {
    toggle(id, title) {
      const isNew = !picked.delete(id);
      if (isNew) picked.add(id);
      draw();
      speak(`${title} ${isNew ? 'selected' : 'not selected'}. ${picked.size} selected.`);
    },
    end,
  };
}
