import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ScreenShareButton } from '../screen-share/index.ts';
import { SearchBox, type SearchBoxProps } from '../search/index.ts';
import { IconButton } from '../ui/index.ts';

/**
 * The world's name, back and forward buttons, and the search box. The static shell in the page's HTML has the same
 * outline.
 */
export function PanelHead(props: {
  title: string;
  /** The connection badge beside the title, if there is one. */
  mark: ComponentChildren;
  back: (() => void) | null;
  forward: (() => void) | null;
  /** Null if there is no offline copy to find names in. */
  onLinks: (() => void) | null;
  onNames: (() => void) | null;
  onDraft: () => void;
  box: SearchBoxProps;
  children: ComponentChildren;
}) {
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
        <h1 class="panel-title" dir="auto">
          {props.title}
        </h1>
        {props.mark}
        <ScreenShareButton />
        {props.onLinks && <IconButton icon="link" label="Link check" keys="Alt+K" onClick={props.onLinks} />}
        {props.onNames && (
          <IconButton
            icon="world"
            label="Find names on the page beside"
            keys="Alt+M"
            onClick={props.onNames}
          />
        )}
        <IconButton icon="add" label="New draft" onClick={props.onDraft} />
      </div>
      <search class="panel-search">
        <HistoryButton label="Back" keys="Alt+Left" go={props.back} />
        <HistoryButton label="Forward" keys="Alt+Right" go={props.forward} />
        <SearchBox {...props.box} />
      </search>
      {props.children}
    </header>
  );
}

function HistoryButton({
  label,
  keys,
  go,
}: {
  label: 'Back' | 'Forward';
  keys: string;
  go: (() => void) | null;
}) {
  return (
    <span class="panel-step" data-way={label}>
      <IconButton icon="chevron" label={label} keys={keys} disabled={go === null} onClick={() => go?.()} />
    </span>
  );
}
