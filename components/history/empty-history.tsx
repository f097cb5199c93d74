/** Shown before the first change: what will be listed here. */
export function EmptyHistory({ isOfEntry }: { isOfEntry: boolean }) {
  return (
    <div class="history-empty">
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path d="M14 32a18 18 0 1 1 5.3 12.7M14 32l-6-5M14 32l6-6M32 21v12l8 5" />
      </svg>
      <p>
        <strong>
          {isOfEntry ? 'Nothing of this was changed from here yet.' : 'Nothing was changed from here yet.'}
        </strong>
      </p>
      <p class="soft">
        Everything you change with Loreside is listed here with what was there before, so you can look it up
        and undo it. Changes you make on World Anvil itself aren’t listed.
      </p>
    </div>
  );
}
