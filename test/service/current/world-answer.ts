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
  type Ground,
  imageReference,
  nested,
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

export function worldAnswer(world: StoredWorld, ground: Ground, granularity: number) {
  const answer: Record<string, unknown> = { ...worldReference(world, ground) };
  if (granularity >= 0) Object.assign(answer, preview(world, ground));
  if (granularity >= 1) Object.assign(answer, detail(world, ground));
  return answer;
}

function preview(world: StoredWorld, ground: Ground) {
  const { store } = ground;
  const owner = userById(store, world.ownerId);
  const cover = typeof world.settings.cover === 'number' ? imageById(store, world.settings.cover) : null;
  return {
    description: world.texts.description ?? null,
    descriptionParsed: renderText(world.texts.description ?? '', world, ground),
    owner: owner ? nested(userReference(owner, ground), ground) : null,
    countArticles: countArticles(store, world.id),
    countMaps: countEntities(store, world.id, 'map'),
    countTimelines: countEntities(store, world.id, 'timeline'),
    countFollowers: 0,
    subtitle: world.texts.subtitle ?? null,
    locale: world.locale,
    cover: cover ? nested(imageReference(cover, ground), ground) : null,
    genres: world.settings.genres ?? [],
    theme: world.theme,
    displayCss: world.texts.display_css ?? null,
  };
}

function detail(world: StoredWorld, ground: Ground) {
  const texts = Object.entries(worldTexts).map(([name, kept]) => [name, world.texts[kept] ?? null]);
  return {
    ...Object.fromEntries(texts),
    ...worldSettings,
    ...Object.fromEntries(Object.entries(world.settings).filter(([name]) => name in worldSettings)),
    customArticleTemplates: customTemplates(ground.store, world.id).map(({ id, name, templateType }) => ({
      ...nested(reference({ id, title: name, entityClass: 'CustomArticleTemplate' }), ground),
      name,
      templateType,
    })),
    articlesPrivateOnCreation: world.articlesPrivateOnCreation,
  };
}
