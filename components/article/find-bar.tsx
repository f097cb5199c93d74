import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { findIn, uncover } from '../markup/index.ts';
import { IconButton } from '../ui/index.ts';
import './find.css';

/** Finds words in the article: count, next and previous; Esc closes. `changed` differs whenever the text does. */
export function FindBar(props: {
  root: RefObject<HTMLElement | null>;
  changed: unknown;
  onClose: () => void;
}) {
  const { root, changed } = props;
  const [typed, setTyped] = useState('');
  const [places, setPlaces] = useState<readonly Range[]>([]);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLInputElement>(null);

  // A layout effect, so that no key press right after opening is lost.
  useLayoutEffect(() => {
    box.current?.focus();
    return () => highlight([], null);
  }, []);
  useEffect(() => {
    setPlaces(root.current ? findIn(root.current, typed) : []);
    setAt(0);
  }, [root, typed, changed]);
  useEffect(() => {
    const current = places[at] ?? null;
    highlight(places, current);
    if (!current) return;
    uncover(current.startContainer);
    current.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  }, [places, at]);

  const step = (by: 1 | -1) => {
    if (places.length > 0) setAt((at + by + places.length) % places.length);
  };
  const count =
    places.length === 0
      ? t('article.noMatches')
      : t('common.countOf', { done: at + 1, total: places.length });
  return (
    <search class="find" aria-label={t('article.findInArticle')}>
      <input
        class="input"
        type="text"
        aria-label={t('article.findInArticle')}
        placeholder={t('article.findInArticle')}
        ref={box}
        value={typed}
        spellcheck={false}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={outsideComposition((event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
          else if (event.key === 'ArrowDown') step(1);
          else if (event.key === 'ArrowUp') step(-1);
          else if (event.key === 'Escape') props.onClose();
          else return;
          event.preventDefault();
          event.stopPropagation();
        })}
      />
      <span class="find-count small soft" role="status">
        {typed.trim() === '' ? '' : count}
      </span>
      <IconButton
        icon="down"
        label={t('article.previousMatch')}
        class="button find-up"
        onClick={() => step(-1)}
      />
      <IconButton icon="down" label={t('article.nextMatch')} onClick={() => step(1)} />
      <IconButton icon="close" label={t('common.close')} keys="Esc" onClick={props.onClose} />
    </search>
  );
}

/**
 * Highlights the places, the current one in another style; none removes the highlights. All supported browsers can, the
 * test environment can't.
 */
function highlight(ranges: readonly Range[], current: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (ranges.length === 0) {
    CSS.highlights.delete('loreside-find');
    CSS.highlights.delete('loreside-found');
    return;
  }
  CSS.highlights.set('loreside-find', new Highlight(...ranges));
  const found = new Highlight(...(current ? [current] : []));
  found.priority = 1;
  CSS.highlights.set('loreside-found', found);
}
