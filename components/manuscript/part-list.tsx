import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { type Part, titleOf } from './part.ts';
import type { WordCounts } from './word-count.ts';

/** Deeper parts aren't indented further. */
const MAX_DEPTH = 5;

/** The parts in order, as a single tab stop: arrows move between them, Enter opens one. */
export function PartList(props: {
  parts: readonly Part[];
  /** The index of the part being read. */
  at: number;
  counts: WordCounts | null;
  onChoose: (at: number) => void;
}) {
  const { parts, at, counts } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-current="true"]');
    if (box && chosen) box.scrollTop = chosen.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    <ol
      class="manuscript-parts"
      ref={list}
      onKeyDown={outsideComposition((event) => {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const from = buttons.findIndex((button) => button.matches(':focus'));
        const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: buttons.length - 1 }[event.key];
        const goal = to === undefined ? undefined : buttons[to];
        if (!goal) return;
        event.preventDefault();
        goal.focus();
      })}
    >
      {parts.map((part, index) => {
        const count = counts?.get(part.node.id);
        return (
          <li key={part.node.id}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              tabIndex={index === at ? 0 : -1}
              data-type={part.node.type}
              style={{
                paddingInlineStart: `calc(var(--space-2) + var(--space-4) * ${Math.min(part.depth, MAX_DEPTH)})`,
              }}
              onClick={() => props.onChoose(index)}
            >
              <bdi>{titleOf(part)}</bdi>
              {count !== undefined && count > 0 && (
                <span class="soft small">
                  <span aria-hidden="true">{formatNumber(count)}</span>
                  <span class="visually-hidden">{t('manuscript.words', { count })}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
