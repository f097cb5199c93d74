import type { Instant } from '../../lib/model/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';

/** Incremented when the file format changes. */
const FORMAT = 1;

/**
 * Every draft as a JSON document for its owner: text and origin. It contains nothing about the connection, such as
 * keys, tokens and accounts, or about deliveries.
 */
export function exportDrafts(drafts: readonly Draft[], now: Instant): string {
  return JSON.stringify(
    {
      format: 'loreside-drafts',
      version: FORMAT,
      exportedAt: new Date(now).toISOString(),
      drafts: drafts.map(({ id, createdAt, updatedAt, text, origin, delivery }) => ({
        id,
        createdAt: new Date(createdAt).toISOString(),
        updatedAt: new Date(updatedAt).toISOString(),
        state: delivery.state,
        ...(delivery.state === 'done' && {
          done: { at: new Date(delivery.at).toISOString(), how: delivery.how },
        }),
        text,
        origin,
      })),
    },
    null,
    2,
  );
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
