/** A progress bar with text; indeterminate if the total isn't known. */
export function Progress(props: { label: string; done: number; total: number | null; words: string }) {
  const { label, done, total, words } = props;
  const isKnown = total !== null && total > 0 && total >= done;
  return (
    <div class="backup-progress">
      <progress aria-label={label} {...(isKnown ? { value: done, max: total } : {})} />
      <span class="small soft">{words}</span>
    </div>
  );
}
