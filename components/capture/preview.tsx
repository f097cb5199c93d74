import { useEffect, useRef } from 'preact/hooks';
import { parseMarkup, renderMarkup } from '../../lib/markup/index.ts';
import './preview.css';

/** What the markup will look like, as far as we know the platform's dialect. Nothing in it loads anything. */
export function Preview({ markup }: { markup: string }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(renderMarkup(parseMarkup(markup), document));
  }, [markup]);
  return (
    <>
      <h2 class="visually-hidden">Preview</h2>
      {/* Takes the focus of the text that it stands for. */}
      <article class="preview" aria-label="Preview" tabIndex={-1} ref={box} />
    </>
  );
}
