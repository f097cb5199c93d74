/** Removes tags; what is left is close enough to what the editor will show. */
const TAGS = /\[\/?[a-z][^[\]\n]{0,400}\]/gi;
/** More than fits into the field. */
const SHOWN = 3_000;

/** The text until the editor is loaded, in its place and size. */
export function EarlyText({ markup, label }: { markup: string; label: string }) {
  const text = markup.slice(0, SHOWN).replace(TAGS, '').trim();
  return <textarea class="capture-early" aria-label={label} dir="auto" readOnly value={text} />;
}
