import type { KeptOutcome, KeptText, PageJournal } from '../channels.ts';
import type { PageScript } from '../page-script/page-script.ts';
import { createFallback, type FallbackStorage } from './fallback.ts';
import { isPlain } from './fields.ts';
import { hasArrived } from './has-arrived.ts';
import { createOfferLine } from './offer-line.ts';
import { putIn } from './put-in.ts';
import { followFields, type TypedField } from './typed-fields.ts';
import { watchLosses } from './watch-losses.ts';

/** A text is stored at most this long after a key, plus the time for an idle moment. Milliseconds. */
const WAIT = 400;
const IDLE = 200;
const AGAIN = 1_000;
/** How often and how long editors are waited for, which load after the page. */
const LOOK = 400;
const LOOKS = 20;
/** What makes a page or browser go away, or saves. A text is stored before. */
const LEAVING = ['pagehide', 'blur', 'submit', 'beforeunload'] as const;

const idle = (work: () => void): void => {
  requestIdleCallback(work, { timeout: IDLE });
};

/** The world that the page names. It decides only about entries that no copy has yet. */
function namedWorld(): string | null {
  const id = document.querySelector<HTMLElement>('[data-world-id]')?.dataset.worldId;
  const link = document.querySelector<HTMLAnchorElement>('a[href*="/w/"]')?.pathname;
  return id ?? /^\/w\/([^/]+)/.exec(link ?? '')?.[1] ?? null;
}

interface Missing {
  one: KeptText;
  field: TypedField;
  done(): void;
}

const visitName = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/**
 * The journal of an editor's page: keeps what is typed, and offers what was typed on an earlier visit and isn't on World
 * Anvil. It never writes into an editor without a click. `area`: where a text goes while the background doesn't answer.
 */
export function startJournal(page: PageScript, area: FallbackStorage | null): void {
  const { ask, stopped, text, onNavigate } = page;
  const { loss, offer: line } = createOfferLine(page);
  watchLosses(page, loss);
  const fields = followFields(stopped, keepSoon);
  const storeMeanwhile = createFallback(area);
  let state: PageJournal['state'] = 'off';
  let visit = visitName();
  let path = location.pathname + location.search;
  let turn = 0;
  /** Counts looks at the page, so that a new one ends the last one. */
  let run = 0;
  let offered: KeptText | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keepSoon(): void {
    if (state === 'on') timer ??= setTimeout(() => idle(() => void keep()), WAIT);
  }

  /** Stores what has changed. What the background didn't store is sent again until it is. */
  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (state !== 'on' || stopped.aborted) return;
    const sent = fields.take().map(async ({ field, text: now, html }) => {
      const { name, before, stored, isKnown } = field;
      field.stored = now;
      const typed = { visit, field: name, text: now, html, before: isKnown ? null : before, turn: ++turn };
      const fallback = { address: location.origin + path, world: namedWorld(), at: Date.now(), typed };
      const reply = await storeMeanwhile(ask('page.keep', { path, typed }), fallback);
      if (reply.ok && reply.value) field.isKnown = true;
      else {
        field.stored = stored;
        field.isKnown = false;
        fields.mark(field);
      }
      return reply.ok && !reply.value;
    });
    if ((await Promise.all(sent)).includes(true)) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      await askState();
    }
  }

  async function askState(): Promise<readonly KeptText[]> {
    const reply = await ask('page.kept', { path, world: namedWorld() });
    if (!reply.ok || stopped.aborted) return [];
    state = reply.value.state;
    if (state === 'on') keepSoon();
    return reply.value.kept;
  }

  const settle = (id: string, outcome: KeptOutcome) => ask('page.settle', { path, id, outcome });

  async function begin(): Promise<void> {
    const kept = await askState();
    if (state === 'off') return line.hide();
    if (state === 'ask') {
      const choose = (isOn: boolean) => () => {
        line.hide();
        void ask('page.chooseJournal', { isOn }).then(begin);
      };
      line.show(text('journalAsk'), [
        [text('journalYes'), choose(true)],
        [text('journalNo'), choose(false)],
      ]);
      return;
    }
    line.hide();
    offered = undefined;
    const mine = ++run;
    const waiting = new Set(kept.filter(({ id }) => !id.startsWith(visit)));
    for (let look = 0; look < LOOKS && mine === run && !stopped.aborted; look++) {
      fields.find();
      const missing: Missing[] = [];
      for (const one of waiting) {
        const field = fields.all().find(({ name }) => name === one.field);
        // An editor that loads after the page is empty at first.
        if (!field || (field.before === '' && !isPlain(field.element) && look < LOOKS / 2)) continue;
        if (hasArrived(one, { text: field.before, isMarkup: isPlain(field.element) })) {
          void settle(one.id, 'arrived');
          waiting.delete(one);
        } else if (one.isHere) missing.push({ one, field, done: () => waiting.delete(one) });
      }
      offer(missing);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }

  /** Offers the newest text that isn't there, then the next one. One that the browser put back is in the field already. */
  function offer(missing: readonly Missing[]): void {
    const next = missing.find(
      ({ one, field: { element } }) =>
        !isPlain(element) || element.value.replace(/\r\n?/g, '\n') !== one.text,
    );
    if (offered === next?.one) return;
    offered = next?.one;
    if (!next) {
      line.hide();
      return;
    }
    const { one, field } = next;
    const done = () => {
      next.done();
      offer(missing.filter((other) => other !== next));
    };
    const canPutIn = (one.html === null) === isPlain(field.element);
    line.show(text('notOnWorldAnvil', { time: one.when }), [
      [text('compare'), () => void ask('page.compareKept', { path, id: one.id })],
      [
        text('copyText'),
        () =>
          void navigator.clipboard.writeText(one.text).then(
            () => line.say(text('copiedText')),
            () => line.say(text('notCopied')),
          ),
      ],
      ...(canPutIn ? [[text('putIn'), () => void putBack()] as const] : []),
      [
        text('dismiss'),
        () => {
          void settle(one.id, 'dismissed');
          done();
        },
      ],
    ]);

    async function putBack(): Promise<void> {
      if (!(await putIn(field.element, one))) return line.say(text('notPutIn'));
      fields.mark(field);
      await keep();
      await settle(one.id, 'replaced');
      page.showMessage(text('wasPutIn'));
      done();
    }
  }

  for (const type of LEAVING) addEventListener(type, () => void keep(), { capture: true, signal: stopped });
  document.addEventListener('visibilitychange', () => document.hidden && void keep(), { signal: stopped });
  // A save may follow a click or Ctrl+S at once.
  addEventListener('pointerdown', () => void keep(), { capture: true, passive: true, signal: stopped });
  onNavigate(() => {
    const now = location.pathname + location.search;
    if (now !== path) {
      void keep();
      fields.forget();
      visit = visitName();
      path = now;
    }
    void begin();
  });
  void begin();
}
