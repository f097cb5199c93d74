/** Before the first change: what will stand here. */
export function EmptyHistory({ isOfThing }: { isOfThing: boolean }) {
  return (
    <div class="history-empty">
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path d="M14 32a18 18 0 1 1 5.3 12.7M14 32l-6-5M14 32l6-6M32 21v12l8 5" />
      </svg>
      <p>
        <strong>
          {isOfThing ? 'Nothing of this was changed from here yet.' : 'Nothing was changed from here yet.'}
        </strong>
      </p>
      <p class="soft">
        Whatever you change with Loreside stands here with what was there before, so that you can look it up
        and take it back. What you change on the platform itself is not in it.
      </p>
    </div>
  );
}
