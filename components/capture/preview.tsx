import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { parseMarkup, renderMarkup } from '../../lib/markup/index.ts';
import './preview.css';

/** Renders the markup as World Anvil would, as far as we know its dialect. It loads nothing from the network. */
export function Preview({ markup }: { markup: string }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(renderMarkup(parseMarkup(markup), document));
  }, [markup]);
  return (
    <>
      <h2 class="visually-hidden">{t('capture.preview')}</h2>
      {/* Takes over the focus of the text area it replaces. */}
      <article class="preview" aria-label={t('capture.preview')} tabIndex={-1} ref={box} />
    </>
  );
}
