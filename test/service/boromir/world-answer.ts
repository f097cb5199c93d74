import {
  countArticles,
  countEntities,
  customTemplates,
  imageById,
  type StoredWorld,
  userById,
} from '../database/index.ts';
import { renderText } from '../markup/index.ts';
import {
  imageReference,
  nested,
  type ReferenceContext,
  reference,
  userReference,
  worldReference,
} from './reference.ts';

/** Granularities that the API description allows for worlds. */
export const worldGranularities = [-1, 0, 1];

/** Maps boromir's names of a world's texts to the stored names. */
export const worldTexts: Readonly<Record<string, string>> = {
  subtitle: 'subtitle',
  description: 'description',
  copyright: 'copyright',
  globalAnnouncement: 'global_announcement',
  globalHeader: 'global_header',
  globalSidebarFooter: 'global_sidebar_footer',
  globalArticleIntroduction: 'global_article_introduction',
  worldSidebarContent: 'world_sidebar_content',
  displayCss: 'display_css',
  displayPanelCss: 'display_panel_css',
  tags: 'tags',
};

/** Settings with their default values. */
export const worldSettings: Readonly<Record<string, unknown>> = {
  openSecrets: false,
  displayBootstrapVersion: 'bs5',
  displayAuthor: true,
  allowComments: true,
  isAdultContent: false,
  calendarYear: null,
  calendarMonth: null,
  calendarDay: null,
};

export function worldAnswer(world: StoredWorld, context: ReferenceContext, granularity: number) {
  const answer: Record<string, unknown> = { ...worldReference(world, context) };
  if (granularity >= 0) Object.assign(answer, preview(world, context));
  if (granularity >= 1) Object.assign(answer, detail(world, context));
  return answer;
}

function preview(world: StoredWorld, context: ReferenceContext) {
  const { store } = context;
  const owner = userById(store, world.ownerId);
  const cover = typeof world.settings.cover === 'number' ? imageById(store, world.settings.cover) : null;
  return {
    description: world.texts.description ?? null,
    descriptionParsed: renderText(world.texts.description ?? '', world, context),
    owner: owner ? nested(userReference(owner, context), context) : null,
    countArticles: countArticles(store, world.id),
    countMaps: countEntities(store, world.id, 'map'),
    countTimelines: countEntities(store, world.id, 'timeline'),
    countFollowers: 0,
    subtitle: world.texts.subtitle ?? null,
    locale: world.locale,
    cover: cover ? nested(imageReference(cover, context), context) : null,
    genres: world.settings.genres ?? [],
    theme: world.theme,
    displayCss: world.texts.display_css ?? null,
  };
}

function detail(world: StoredWorld, context: ReferenceContext) {
  const texts = Object.entries(worldTexts).map(([name, kept]) => [name, world.texts[kept] ?? null]);
  return {
    ...Object.fromEntries(texts),
    ...worldSettings,
    ...Object.fromEntries(Object.entries(world.settings).filter(([name]) => name in worldSettings)),
    customArticleTemplates: customTemplates(context.store, world.id).map(({ id, name, templateType }) => ({
      ...nested(reference({ id, title: name, entityClass: 'CustomArticleTemplate' }), context),
      name,
      templateType,
    })),
    articlesPrivateOnCreation: world.articlesPrivateOnCreation,
  };
}
