import { useEffect, useRef } from 'preact/hooks';
import { useLoaded } from './use-loaded.ts';
import type { ListViewProps } from './view.ts';
import { LISTS } from './views.ts';

/** The list of all entries of a kind. It takes the focus, so that a screen reader reads on from it. */
export function ListScreen(props: ListViewProps) {
  const list = useLoaded(LISTS[props.kind]);
  const screen = useRef<HTMLDivElement>(null);
  const ready = list.state === 'here';
  useEffect(() => {
    if (ready && !screen.current?.contains(document.activeElement))
      screen.current?.focus({ preventScroll: true });
  }, [ready, props.kind]);
  return (
    <div ref={screen} class="entry" tabIndex={-1}>
      {list.state === 'here' && <list.value {...props} />}
    </div>
  );
}
