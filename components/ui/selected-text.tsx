import { useEffect, useRef } from 'preact/hooks';

/** A text that a person copies by hand: it comes selected. */
export function SelectedText({ label, text }: { label: string; text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  return <textarea ref={area} class="input" readOnly rows={8} aria-label={label} value={text} />;
}
