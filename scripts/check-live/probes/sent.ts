// What the check writes into its articles.

export const CONTENT = 'The first line.\nThe second line.\n\nA paragraph – with “more” than ASCII.';
/** Like the outbox's own line. */
export const MARKER_LINE =
  'lore1-00000000-0000-4000-8000-00000000c4ec-a1 - captured from https://example.org/check?a=1&b=2 on 2026-01-31';
export const TAG = 'lore1-00000000-0000-4000-8000-00000000c4ec-a1';
export const METADATA = { loreside: 'check', list: [1, 2] };
