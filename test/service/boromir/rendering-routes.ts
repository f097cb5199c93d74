import { type Answer, jsonAnswer } from '../answer.ts';
import { renderArticle, renderText } from '../markup/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { forbidden, visibleArticle, visibleWorld } from '../rules/index.ts';
import { linkId } from './values.ts';

/** The undocumented rendering call, which returns a text or an article as HTML. */
export const renderingRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'POST', path: '/api/external/boromir/bbcode', handler: render },
];

function render(context: Context): Answer {
  const { store, user, body, quirks } = context;
  if (!quirks.renderingCall) throw forbidden();
  const worldId = linkId(body.world, true);
  if (!worldId) return failure('The world is missing');
  const world = visibleWorld(store, user, worldId);
  if (body.renderer !== undefined && body.renderer !== 'html') return failure('The renderer is not known');
  if (typeof body.string === 'string')
    return jsonAnswer({ success: true, parsedString: renderText(body.string, world, context) });
  const articleId = linkId(body.article, true);
  if (!articleId) return failure('There is nothing to render');
  const { article, world: home } = visibleArticle(store, user, articleId);
  return jsonAnswer({ success: true, parsedString: renderArticle(article, home, context) });
}

/** This call reports failures with status 200. */
function failure(reason: string): Answer {
  return jsonAnswer({ success: false, reason });
}
