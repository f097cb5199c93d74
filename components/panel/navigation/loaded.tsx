import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { Notice } from '../../ui/index.ts';
import { useLoaded } from '../use-loaded.ts';

/** A view that loads on demand. It takes the focus, so that a screen reader reads on from it. */
export function Loaded<T>(props: { load: () => Promise<T>; children: (view: T) => ComponentChildren }) {
  const view = useLoaded(props.load);
  const screen = useRef<HTMLDivElement>(null);
  const ready = view.state === 'here';
  useEffect(() => {
    if (ready && !screen.current?.contains(document.activeElement))
      screen.current?.focus({ preventScroll: true });
  }, [ready]);
  if (view.state === 'failed') return <Notice tone="danger">{t('panel.partNotLoaded')}</Notice>;
  return (
    <div ref={screen} class="entry" tabIndex={-1}>
      {view.state === 'here' && props.children(view.value)}
    </div>
  );
}
