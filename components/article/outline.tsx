import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { goTo } from '../markup/index.ts';
import type { Part } from './parts.ts';

interface OutlineEntry {
  id: string;
  words: string;
  depth: number;
}

/** The id of a section's heading. */
export const sectionId = (part: Part): string => `section-${part.name.replace(/[^\w-]/g, '')}`;

/** The headings of an article from top to bottom: those of sections, each followed by those in its text. */
export function outlineOf(body: readonly Part[]): OutlineEntry[] {
  return body.flatMap((part) => {
    const own = part.label === null ? [] : [{ id: sectionId(part), words: part.label, depth: 0 }];
    const inside = part.text.headings.map(({ id, words, depth }) => ({
      id,
      words,
      depth: depth + own.length,
    }));
    return [...own, ...inside];
  });
}

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
    <nav ref={list} class="outline" aria-label={t('common.contents')} id={id} data-unsearched="">
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
