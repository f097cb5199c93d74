import { type Answer, jsonAnswer } from '../answer.ts';
import { countArticles, customTemplates, type StoredWorld, userById } from '../database/index.ts';
import { renderText } from '../markup/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { mayWrite, visibleWorld } from '../rules/index.ts';
import { queryGranularity, queryId } from './query.ts';
import { type Ground, userReference, worldReference } from './reference.ts';

export const worldRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/external/boromir/world', handler: read },
];

export function worldAnswer(world: StoredWorld, ground: Ground, granularity: number) {
  const answer: Record<string, unknown> = { ...worldReference(world, ground) };
  if (granularity >= 0) {
    const owner = userById(ground.store, world.ownerId);
    Object.assign(answer, {
      description: world.texts.description ?? null,
      descriptionParsed: renderText(world.texts.description ?? '', world, ground),
      owner: owner ? userReference(owner, ground) : null,
      countArticles: countArticles(ground.store, world.id),
      countMaps: 0,
      countTimelines: 0,
      countFollowers: 0,
      subtitle: world.texts.subtitle ?? null,
      locale: world.locale,
      cover: null,
      genres: [],
      theme: world.theme,
      displayCss: world.texts.display_css ?? null,
    });
  }
  if (granularity >= 1)
    Object.assign(answer, {
      customArticleTemplates: customTemplates(ground.store, world.id).map(({ id, name, templateType }) => ({
        id,
        title: name,
        name,
        templateType,
        entityClass: 'CustomArticleTemplate',
      })),
      articlesPrivateOnCreation: world.articlesPrivateOnCreation,
      openSecrets: false,
      displayBootstrapVersion: 'bs5',
      copyright: world.texts.copyright ?? null,
      globalAnnouncement: world.texts.global_announcement ?? null,
    });
  return answer;
}

function read(context: Context): Answer {
  const world = visibleWorld(context.store, context.user, queryId(context));
  const answer = worldAnswer(world, context, queryGranularity(context));
  return jsonAnswer({ ...answer, success: true, isEditable: mayWrite(context.store, context.user, world) });
}
