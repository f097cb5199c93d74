import { t } from '../../lib/i18n/index.ts';
import { shownAddress } from '../../lib/markup/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';
import { Trans } from '../ui/index.ts';

/** Characters of the text in a preview. */
const PREVIEW_LENGTH = 1_200;

/** A draft's text, unfolded below its row. */
export function DraftPreview({ draft, id }: { draft: Draft; id: string }) {
  const content = draft.text.content.trim();
  const source = shownAddress(draft.origin?.source.url);
  return (
    <div class="draft-preview" id={id}>
      <p class="draft-text" dir="auto">
        {content ? content.slice(0, PREVIEW_LENGTH) : t('outbox.noText')}
        {content.length > PREVIEW_LENGTH && '…'}
      </p>
      {source && (
        <p class="small soft">
          <Trans
            id="outbox.from"
            values={{
              name: source.host,
              link: (host) => (
                <a href={source.href} target="_blank" rel="noreferrer">
                  {host}
                </a>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}
