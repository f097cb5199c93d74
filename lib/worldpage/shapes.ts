import type { WorldPage } from './world-page.ts';

/** What a page shows. */
export type PageSubject = WorldPage['subject'];

interface Shape {
  subject: PageSubject;
  /** Matches the path without a trailing slash. Named groups: `world`, `slug`, `id`, `type`. */
  path: RegExp;
  does: WorldPage['does'];
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const shape = (subject: PageSubject, does: Shape['does'], pattern: string): Shape => ({
  subject,
  does,
  path: new RegExp(
    `^${pattern
      .replaceAll('{world}', '/w/(?<world>[^/]+)')
      .replaceAll('{slug}', '(?<slug>[^/]+)')
      .replaceAll('{uuid}', `(?<id>${UUID})`)
      .replaceAll('{number}', '(?<id>\\d{1,15})')
      .replaceAll('{id}', '(?<id>[^/]+)')}$`,
    'i',
  ),
});

/** Addresses of pages that show, edit or create an entry, more specific ones first (platform notes, URL map). */
export const SHAPES: readonly Shape[] = [
  shape('article', 'shows', '{world}/a/{slug}'),
  shape('category', 'shows', '{world}/c/{slug}'),
  shape('timeline', 'shows', '{world}/t/{slug}'),
  shape('history', 'shows', '{world}/h/{id}'),
  shape('map', 'shows', '{world}/map/{uuid}'),
  shape('campaign', 'shows', '{world}/rpg/{uuid}'),
  shape('world', 'shows', '{world}'),
  shape('article', 'edits', '/world/article/{uuid}/edit'),
  shape('article', 'edits', '/p/athena/article/{uuid}'),
  shape('category', 'edits', '/world/category/{uuid}/edit'),
  shape('secret', 'edits', '/world/secret/{uuid}/edit'),
  shape('history', 'edits', '/world/timeline/history/{id}/edit'),
  shape('timeline', 'edits', '/world/timeline/{uuid}/edit'),
  shape('map', 'edits', '/world/map/{uuid}/edit'),
  shape('statblock', 'edits', '/world/block/{number}/(?:edit|copy)'),
  shape('image', 'edits', '/world/apollo/file/{number}/replace'),
  shape('world', 'edits', '/world/{uuid}/(?:summary|edit)'),
  // The older editor address contains the template.
  shape('article', 'edits', '/world/(?<type>[a-z]+)/{uuid}/edit'),
  shape('article', 'makes', '/world/(?<type>[a-z]+)/new'),
  shape('variables', 'shows', '/world/variables/collection/{id}/variables'),
  shape('statblock', 'shows', '/(?:sheet|block)/{number}(?:/(?:view|json))?'),
  shape('image', 'shows', '/i/{number}'),
  shape('manuscript', 'shows', '/community/manuscripts/read/{slug}'),
  shape('notebook', 'shows', '/notebook/notebook/{uuid}/load'),
  shape('user', 'shows', '/author/{slug}'),
  shape('hero', 'shows', '/hero/{id}'),
];
