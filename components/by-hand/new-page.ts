import type { Draft } from '../../lib/outbox/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { PLATFORM_HOSTS } from '../../lib/worldpage/index.ts';

const CODE = /^[a-z][a-zA-Z]{0,79}$/;
/** Places share a page; the query tells which. */
const PLACES: ReadonlySet<string> = new Set(['settlement', 'landmark', 'location']);

/** World Anvil's page for the draft: a new article with its template, or the article that it is added to. */
export function pageForDraft({ text: { target } }: Draft, connection: ConnectionSummary): string {
  const address = connection.state === 'none' ? `https://${PLATFORM_HOSTS[0]}` : connection.address;
  if (target.kind === 'append')
    return `${address}/world/article/${encodeURIComponent(target.articleId)}/edit`;
  const template = CODE.test(target.template) ? target.template : 'article';
  return PLACES.has(template)
    ? `${address}/world/location/new?type=${template}`
    : `${address}/world/${template}/new`;
}
