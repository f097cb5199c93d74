import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { Button } from '../../components/ui/index.ts';
import { ask } from '../../lib/bridge/index.ts';
import type { PageLook, PageOrder, ShownAction } from '../../lib/worldpage/index.ts';
import { calledFrom, closePalette, openPanel, toTab } from './target.ts';

const COPY_FAILED = 'The browser did not let Loreside copy. Click into this window and try again.';

/** What can be done with the thing of the page that the palette was opened over: the same as in the page's own bar. */
export function PageActions(props: {
  run: (work: () => Promise<void>) => void;
  onSaid: (sentence: string) => void;
}) {
  const [at, setAt] = useState<{ tabId: number; windowId: number; look: PageLook } | null>(null);
  useEffect(() => {
    void (async () => {
      const tabId = await calledFrom(location.search);
      if (tabId === null) return;
      const [{ windowId = -1 }, look] = await Promise.all([
        browser.tabs.get(tabId),
        ask('page.ofTab', { tabId }),
      ]);
      setAt({ tabId, windowId, look });
    })().catch(() => {});
  }, []);
  const thing = at?.look.thing;
  if (!at || !thing) return null;

  const act = async ({ id, kind, text }: ShownAction) => {
    if (kind === 'copy') {
      await navigator.clipboard.writeText(text ?? '').catch(() => Promise.reject(new Error(COPY_FAILED)));
      props.onSaid(`Copied: ${text}`);
      return;
    }
    if (kind === 'panel') {
      // Within the click: nothing is waited for before it.
      await openPanel(at.windowId);
      await ask('page.show', { tabId: at.tabId, action: id });
      await toTab(at.tabId);
      await closePalette();
      return;
    }
    const order: PageOrder = { worldPage: 'act', action: id };
    await toTab(at.tabId);
    await browser.tabs.sendMessage(at.tabId, order, { frameId: 0 });
    await closePalette();
  };
  return (
    <section class="palette-page" aria-label={`On this page: ${thing.title}`}>
      <h2 dir="auto">
        On this page: <strong>{thing.title || 'Untitled'}</strong>
      </h2>
      <div role="toolbar" aria-label="What can be done with it" onKeyDown={walk}>
        {at.look.actions.map((action) => (
          <Button
            key={action.id}
            size="small"
            tone="quiet"
            title={action.name}
            {...(action.pressed != null && { 'aria-pressed': action.pressed })}
            onClick={() => props.run(() => act(action))}
          >
            {action.group === 'make' ? action.name : action.label}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The arrow keys go from one button to the next. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((one) => one.isSameNode(document.activeElement));
  if (step === 0 || at < 0) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}
