import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { EntryRef } from '../../lib/library/index.ts';
import { KindIcon, thingWord } from '../search/index.ts';
import { announce } from '../ui/index.ts';
import type { Named } from './use-names.ts';

const LIST = 'names';

/**
 * The entries found, as a listbox. Moving to an entry scrolls the page to its name, Enter goes to the next place, and
 * Ctrl+Enter opens the entry.
 */
export function NameList(props: {
  things: readonly Named[];
  show: (thing: Named, place: number) => void;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}) {
  const { things, show, open } = props;
  /** The active entry, and which of its places is shown; -1 before the first. */
  const [walked, setWalked] = useState({ at: 0, place: -1 });
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(walked.at, things.length - 1);
  const { place } = walked;
  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), []);
  useEffect(() => document.getElementById(`${LIST}-${at}`)?.scrollIntoView({ block: 'nearest' }), [at]);

  const go = (to: number, nextPlace = 0) => {
    const thing = things[to];
    if (!thing) return;
    setWalked({ at: to, place: nextPlace });
    show(thing, nextPlace);
    if (to === at) announce(`${nextPlace + 1} of ${thing.count}`);
  };
  const step = (by: 1 | -1) => {
    const count = things[at]?.count ?? 1;
    go(at, place < 0 ? 0 : (place + by + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const thing = things[at];
    const ctrl = event.ctrlKey || event.metaKey;
    if (!thing || event.altKey || event.isComposing || (ctrl && event.key !== 'Enter')) return;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(Math.min(at + 1, things.length - 1)),
      ArrowUp: () => go(Math.max(at - 1, 0)),
      Home: () => go(0),
      End: () => go(things.length - 1),
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      Enter: () => (ctrl ? open(thing.ref, 'here') : step(1)),
      o: () => open(thing.ref, 'here'),
    };
    const deed = actions[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-at]') : null;
    if (!row) return;
    const to = Number(row.getAttribute('data-at'));
    if (to === at) step(1);
    else go(to);
  };
  return (
    <>
      <p class="soft small">
        <span class="kbd">Enter</span> next place · <span class="kbd">O</span> open ·{' '}
        <span class="kbd">Alt+Left</span> back, and the marks go
      </p>
      <div
        class="name-list"
        role="listbox"
        ref={list}
        tabIndex={0}
        aria-label="Things named on the page"
        aria-activedescendant={`${LIST}-${at}`}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDblClick={() => things[at] && open(things[at].ref, 'here')}
      >
        {things.map((thing, index) => (
          <div
            class="name-row"
            role="option"
            key={`${thing.ref.kind} ${thing.ref.id}`}
            id={`${LIST}-${index}`}
            aria-selected={index === at}
            tabIndex={-1}
            data-at={index}
          >
            <KindIcon kind={thing.ref.kind} template={thing.template} />
            <span class="name-title" dir="auto" data-private={thing.isPrivate || undefined}>
              {thing.title}
            </span>{' '}
            <span class="name-word">{thingWord(thing)}</span>{' '}
            <span class="name-count">
              {index === at && place >= 0 && `${place + 1} of `}
              {thing.count}×
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
