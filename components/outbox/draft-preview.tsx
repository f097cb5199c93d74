import { shownAddress } from '../../lib/markup/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';

/** Characters of the text in a preview. */
const PREVIEW_LENGTH = 1_200;

/** A draft's text, unfolded below its row. */
export function DraftPreview({ draft, id }: { draft: Draft; id: string }) {
  const content = draft.text.content.trim();
  const source = shownAddress(draft.origin?.source.url);
  return (
    <div class="draft-preview" id={id}>
      <p class="draft-text">
        {content ? content.slice(0, PREVIEW_LENGTH) : 'No text yet.'}
        {content.length > PREVIEW_LENGTH && '…'}
      </p>
      {source && (
        <p class="small soft">
          From{' '}
          <a href={source.href} target="_blank" rel="noreferrer">
            {source.host}
          </a>
        </p>
      )}
    </div>
  );
}
