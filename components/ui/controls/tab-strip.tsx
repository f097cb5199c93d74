import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatNumber } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import './tab-strip.css';

interface StripTab {
  key: string;
  label: ComponentChildren;
  /** The id of its element, by which its panel is named. */
  id?: string;
  /** How much is in it; undefined as long as nobody knows. */
  count?: number | undefined;
  title?: string;
  keys?: string | undefined;
  /** Looks as if it didn't stay. */
  isPassing?: boolean;
}

/**
 * Tabs in one line that scrolls. All of them are one stop of the Tab key; arrow keys, Home and End move between them and
 * show them at once, or with Enter only.
 */
export function TabStrip(props: {
  label: string;
  tabs: readonly StripTab[];
  /** The key of the shown tab. */
  shown: string | null;
  /** The id of the panel that shows it. */
  panelId: string;
  onShow: (key: string) => void;
  /** Del closes the tab that has the focus. */
  onClose?: (key: string) => void;
  showsWithEnter?: boolean;
  /** Whether the shown tab takes the focus when the strip appears. */
  takesFocus?: boolean;
}) {
  const { tabs, shown, onShow, onClose } = props;
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isThere = (key: string | null) => tabs.some((tab) => tab.key === key);
  const stop = [focused, shown].find(isThere) ?? tabs[0]?.key;
  // The strip scrolls, in whatever width; the page doesn’t.
  useLayoutEffect(() => {
    setFocused(null);
    const { current } = list;
    if (!current) return;
    const resized = new ResizeObserver(() => {
      const tab = current.querySelector<HTMLElement>('[aria-selected=true]');
      if (tab) current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
    });
    resized.observe(current);
    return () => resized.disconnect();
  }, [shown]);
  useLayoutEffect(() => {
    if (props.takesFocus) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, []);
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    // With Alt, the arrow keys go back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex((tab) => tab.key === stop);
    const step = getComputedStyle(list.current ?? document.body).direction === 'rtl' ? -1 : 1;
    const goal = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: tabs.length - 1 }[event.key];
    const isClosing = event.key === 'Delete' && onClose && stop !== undefined;
    if (isClosing) onClose(stop);
    const to = goal === undefined ? -1 : (goal + tabs.length) % tabs.length;
    const tab = tabs[to];
    if (tab) {
      list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
      if (!props.showsWithEnter) onShow(tab.key);
    }
    if (tab || isClosing) event.preventDefault();
  });
  return (
    <div class="tab-strip" role="tablist" aria-label={props.label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ key, label, id, count, title, keys, isPassing }) => (
        <button
          key={key}
          type="button"
          role="tab"
          {...{ id, title }}
          data-passing={isPassing || undefined}
          aria-selected={key === shown}
          aria-controls={key === shown ? props.panelId : undefined}
          aria-keyshortcuts={keys}
          tabIndex={key === stop ? 0 : -1}
          onFocus={() => setFocused(key)}
          onClick={() => key !== shown && onShow(key)}
        >
          {label}
          {/* Not a text node: it isn’t part of the tab’s name. */}
          {count !== undefined && <span class="tab-count" data-count={formatNumber(count)} />}
        </button>
      ))}
    </div>
  );
}
