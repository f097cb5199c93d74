import { useMemo } from 'preact/hooks';
import { draw } from './draw.tsx';
import { type ReadText, readText } from './read-text.ts';
import type { RichActions } from './render-context.ts';
import './markup.css';
import './pieces.css';

export interface RichTextProps extends RichActions {
  /** Markup, or the result of `readText`. */
  text: string | ReadText;
  /** A prefix for the ids of headings, so that several texts can share a page. */
  name?: string;
  /** The level of the outermost headings, 2 to 6. */
  level?: number;
}

/**
 * A text of the world, rendered only with our own elements: no HTML from strings, no class, style, id or address from
 * the text, nothing that loads by itself. Unknown tags stay visible as text.
 */
export function RichText({ text, name = 'text', level = 3, ...actions }: RichTextProps) {
  const read = useMemo(() => (typeof text === 'string' ? readText(text, name) : text), [text, name]);
  return (
    <div class="rich" dir="auto">
      {draw(read.nodes, { ...actions, text: read, level, hasDirection: false, isInert: false })}
    </div>
  );
}
