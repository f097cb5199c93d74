import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { goTo } from '../markup/index.ts';
import type { OutlineEntry } from './outline.ts';

/** The headings of a long article: arrows move between them, Enter goes there. */
export function Outline(props: {
  entries: readonly OutlineEntry[];
  id: string;
  /** Whether it takes the focus when it opens; reset afterwards. */
  focusOnOpen: RefObject<boolean>;
}) {
  const { entries, id, focusOnOpen } = props;
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (focusOnOpen.current) list.current?.querySelector('a')?.focus();
    focusOnOpen.current = false;
  }, []);
  return (
    <nav ref={list} class="outline" aria-label={t('article.contents')} id={id} data-unsearched="">
      <ol
        onKeyDown={outsideComposition((event) => {
          const links = [...event.currentTarget.querySelectorAll('a')];
          const at = links.findIndex((link) => link.matches(':focus'));
          const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
          const link = next === undefined ? undefined : links[next];
          if (!link) return;
          event.preventDefault();
          link.focus();
        })}
      >
        {entries.map(({ id: target, words, depth }) => (
          <li key={target} data-depth={Math.min(depth, 3)}>
            <a
              href={`#${target}`}
              dir="auto"
              onClick={(event) => {
                event.preventDefault();
                goTo(target, event.currentTarget);
              }}
            >
              {words || t('common.untitled')}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
