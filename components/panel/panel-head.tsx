import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { ScreenShareButton } from '../screen-share/index.ts';
import { SearchBox, type SearchBoxProps } from '../search/index.ts';
import { Button, IconButton } from '../ui/index.ts';
import { HeaderMenu, type HeaderMenuProps } from './header-menu.tsx';

/**
 * The world's name, back and forward buttons, and the search box. The static shell in the page's HTML has the same
 * outline.
 */
export function PanelHead(
  props: HeaderMenuProps & {
    title: string;
    /** The menu of worlds; null if there are none. */
    switcher: ComponentChildren;
    /** The connection badge beside the title, if there is one. */
    mark: ComponentChildren;
    back: (() => void) | null;
    forward: (() => void) | null;
    onDraft: () => void;
    box: SearchBoxProps;
    children: ComponentChildren;
  },
) {
  const head = useRef<HTMLElement>(null);
  // Sticky elements and scroll targets below need the header's height, which differs between views.
  useLayoutEffect(() => {
    const panel = head.current?.parentElement;
    if (!head.current || !panel) return;
    const observer = new ResizeObserver(([seen]) => {
      const height = seen?.borderBoxSize[0]?.blockSize;
      if (height) panel.style.setProperty('--head', `${height}px`);
    });
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);
  return (
    <header class="panel-head" ref={head}>
      <div class="panel-world">
        <h1 class={props.switcher ? 'visually-hidden' : 'panel-title'} dir="auto">
          {props.title}
        </h1>
        {props.switcher}
        <div class="panel-actions">
          {props.mark}
          <ScreenShareButton />
          <span class="panel-new">
            <Button
              size="small"
              tone="quiet"
              icon="add"
              aria-label={t('panel.newDraft')}
              title={t('panel.newDraft')}
              onClick={props.onDraft}
            >
              {t('panel.newDraft')}
            </Button>
          </span>
          <HeaderMenu onLinks={props.onLinks} onNames={props.onNames} onKeys={props.onKeys} />
        </div>
      </div>
      <search class="panel-search">
        <HistoryButton way="Back" keys="Alt+←" go={props.back} />
        <HistoryButton way="Forward" keys="Alt+→" go={props.forward} />
        <SearchBox {...props.box} />
      </search>
      {props.children}
    </header>
  );
}

function HistoryButton({
  way,
  keys,
  go,
}: {
  way: 'Back' | 'Forward';
  keys: string;
  go: (() => void) | null;
}) {
  return (
    <span class="panel-step" data-way={way}>
      <IconButton
        icon="chevron"
        label={t(way === 'Back' ? 'common.back' : 'common.forward')}
        keys={keys}
        disabled={go === null}
        onClick={() => go?.()}
      />
    </span>
  );
}
