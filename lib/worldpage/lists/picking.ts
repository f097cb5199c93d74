import type { ListedEntry, ManyBegun, ManyChange, PageLinkAsk } from '../linkchannels.ts';
import type { Resident } from '../resident/resident.ts';
import { clearOfBars } from './clearofbars.ts';
import { type Toolbar, toolbarIn } from './toolbar.ts';

/** How often a change that is under way is looked at, in milliseconds. */
const LOOK = 500;
const GAP = 12;

/** The entries as the page shows them just now, in its order. */
export interface Entries {
  all(): readonly ListedEntry[];
  /** Shows everything as it stands, `picked` included; null: nothing is being picked. */
  draw(picked: ReadonlySet<string> | null): void;
  /** Reads all flags again. */
  refresh(): Promise<void>;
}

export interface Picking {
  toggle(id: string): void;
  end(): void;
}

const NO_ANSWER = 'Loreside gave no answer. What was changed so far is in its history.';

/** Picks entries of a list and changes them together, until it is ended. */
export function startPicking(
  { ask, root, gone }: Pick<Resident, 'root' | 'gone'> & { ask: PageLinkAsk },
  entries: Entries,
  onEnd: () => void,
): Picking {
  const picked = new Set<string>();
  const ended = new AbortController();
  let batch: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    entries.draw(picked);
    toolbar.count(picked.size);
  };
  const look = async () => {
    const mine = batch;
    const state = mine === null ? null : await ask('page.manyState', { batch: mine });
    if (ended.signal.aborted || mine !== batch) return;
    toolbar.show(state);
    if (state?.isRunning) {
      timer = setTimeout(follow, LOOK);
      return;
    }
    await entries.refresh();
    if (!ended.signal.aborted) draw();
  };
  const follow = () => void look().catch(() => toolbar.say(NO_ANSWER));
  const begin = (asked: Promise<ManyBegun>) => {
    clearTimeout(timer);
    toolbar.show({ done: 0, total: picked.size, isRunning: true, sentence: 'Beginning …', canUndo: false });
    asked
      .then(({ batch: begun, sentence }) => {
        if (begun !== null) {
          batch = begun;
          follow();
          return;
        }
        toolbar.show(null);
        toolbar.say(sentence);
      })
      .catch(() => {
        toolbar.show(null);
        toolbar.say(NO_ANSWER);
      });
  };
  const end = () => {
    clearTimeout(timer);
    ended.abort();
    toolbar.remove();
    entries.draw(null);
    onEnd();
  };
  const toolbar: Toolbar = toolbarIn(root, {
    all() {
      for (const { id } of entries.all()) picked.add(id);
      draw();
    },
    none() {
      picked.clear();
      draw();
    },
    apply: (change: ManyChange) => begin(ask('page.many', { ids: [...picked], change })),
    stop: () => batch !== null && void ask('page.manyStop', { batch }).catch(() => {}),
    undo: () => batch !== null && begin(ask('page.manyUndo', { batch })),
    done: end,
    categories: async () => {
      const id = entries.all()[0]?.id;
      return id === undefined ? [] : (await ask('page.choices', { id })).categories;
    },
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
    toggle(id) {
      if (!picked.delete(id)) picked.add(id);
      draw();
    },
    end,
  };
}
