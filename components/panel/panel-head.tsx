import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { ScreenShareButton } from '../screen-share/index.ts';
import { SearchBox, type SearchBoxProps } from '../search/index.ts';
import { Button, IconButton, type MenuItem, MoreMenu, openHelp } from '../ui/index.ts';

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
    home: (() => void) | null;
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
    <header class="panel-head column gap-1" ref={head}>
      <div class="panel-world beside gap-1">
        <h1 class={props.switcher ? 'visually-hidden' : 'panel-title'} dir="auto">
          {props.title}
        </h1>
        {props.switcher}
        <div class="panel-actions beside gap-1">
          {props.mark}
          <ScreenShareButton />
          <span class="panel-new">
            <Button
              size="small"
              tone="quiet"
              icon="add"
              aria-label={t('common.newDraft')}
              title={t('common.newDraft')}
              onClick={props.onDraft}
            >
              {t('common.newDraft')}
            </Button>
          </span>
          <HeaderMenu
            onLinks={props.onLinks}
            onNames={props.onNames}
            onReplace={props.onReplace}
            onKeys={props.onKeys}
          />
        </div>
      </div>
      <search class="panel-search beside gap-1">
        <span class="panel-step">
          <IconButton
            icon="home"
            label={t('panel.home')}
            keys="Alt+Home"
            disabled={props.home === null}
            onClick={() => props.home?.()}
          />
        </span>
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

interface HeaderMenuProps {
  /** Null if there is no offline copy to find names in. */
  onLinks: (() => void) | null;
  onNames: (() => void) | null;
  onReplace: (() => void) | null;
  onKeys: () => void;
}

/** What the header offers besides: with words, because icons alone don't say it. */
function HeaderMenu({ onLinks, onNames, onReplace, onKeys }: HeaderMenuProps) {
  const items: MenuItem[] = [];
  if (onLinks) items.push({ id: 'links', label: t('panel.linkCheck'), leading: 'link', keys: 'Alt+K' });
  if (onNames) items.push({ id: 'names', label: t('panel.findNames'), leading: 'world', keys: 'Alt+M' });
  if (onReplace) items.push({ id: 'replace', label: t('rename.title'), leading: 'edit', keys: 'Alt+H' });
  items.push(
    {
      id: 'keys',
      label: t('capture.keysTitle'),
      leading: 'keyboard',
      keys: '?',
      hasSeparator: items.length > 0,
    },
    { id: 'settings', label: t('common.settings'), leading: 'settings' },
    { id: 'help', label: t('help.title'), leading: 'help' },
  );
  const actions: Record<string, () => void> = {
    ...(onLinks && { links: onLinks }),
    ...(onNames && { names: onNames }),
    ...(onReplace && { replace: onReplace }),
    keys: onKeys,
    help: () => openHelp('start'),
    settings: () => detach(browser.runtime.openOptionsPage(), 'panel.openSettings'),
  };
  return <MoreMenu items={items} onChoose={(id) => actions[id]?.()} />;
}
