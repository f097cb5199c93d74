import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';

/** Most pages aren't editors, and need no more code to tell. */
const MAY_BE_EDITOR = /\/(?:edit|new)\/?(?:[?#]|$)|\/p\/athena\//;

/** Whether an address is that of World Anvil's editor for a new or existing article. */
export async function isArticleEditor(
  url: string | undefined,
  connection: ConnectionSummary,
  settings: Settings,
): Promise<boolean> {
  if (url === undefined || !MAY_BE_EDITOR.test(url)) return false;
  const { isEditorAddress } = await import('../editor-frame/index.ts');
  return isEditorAddress(url, connection, settings);
}
