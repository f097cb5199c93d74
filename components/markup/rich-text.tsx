import { useMemo } from 'preact/hooks';
import { draw } from './draw.tsx';
import type { RichActions } from './place.ts';
import { type ReadText, readText } from './read-text.ts';
import './markup.css';
import './pieces.css';

export interface RichTextProps extends RichActions {
  /** Markup, or what `readText` made of it. */
  text: string | ReadText;
  /** Begins the ids of the headings, so that several texts on one page stay apart. */
  name?: string;
  /** The level of the outermost headings, 2 to 6. */
  level?: number;
}

/**
 * A text of the world, drawn with our own elements and nothing else: no HTML from strings, no class, style, id or address
 * of its own, nothing that loads by itself. Unknown tags stand as the words that they are.
 */
export function RichText({ text, name = 'text', level = 3, ...actions }: RichTextProps) {
  const read = useMemo(() => (typeof text === 'string' ? readText(text, name) : text), [text, name]);
  return (
    <div class="rich" dir="auto">
      {draw(read.nodes, { ...actions, text: read, level, directed: false, still: false })}
    </div>
  );
}
