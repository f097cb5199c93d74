import { expect } from 'vitest';
import { everyService } from './both-versions.ts';
import { at, idOf, lives, strict } from './life.ts';

everyService('the life of', { articles: 10, quirks: strict }, (ground) => {
  lives(ground, {
    name: 'a category',
    needs: 'createCategory',
    create: (s, g) =>
      s.createCategory({
        worldId: at(g),
        title: 'Coves',
        description: 'Wet',
        excerpt: 'w',
        state: 'private',
        icon: 'fa-x',
        position: 4,
      }),
    read: (s, id) => s.category(id),
    created: {
      title: 'Coves',
      description: 'Wet',
      excerpt: 'w',
      state: 'private',
      icon: 'fa-x',
      position: 4,
      parentId: null,
    },
    patch: (s, id) => s.patchCategory(id, { title: 'Caves' }),
    changed: { title: 'Caves' },
    remove: (s, id) => s.deleteCategory(id),
    every: (s, g, _, options) => s.everyCategory(at(g), options),
  });

  lives(ground, {
    name: 'a secret',
    needs: 'createSecret',
    create: async (s, g) => {
      const group = await s.createSubscriberGroup({ worldId: at(g), title: 'Readers' });
      const article = (await s.articles(at(g), { offset: 0 })).items[0]?.id ?? null;
      return s.createSecret({
        worldId: at(g),
        title: 'The king',
        content: 'is dead',
        tags: ['a', 'b'],
        articleId: article,
        groupIds: [idOf(group)],
      });
    },
    read: (s, id) => s.secret(id),
    created: {
      title: 'The king',
      content: 'is dead',
      state: 'private',
      tags: ['a', 'b'],
      articleId: expect.any(String),
      groups: [expect.objectContaining({ title: 'Readers' })],
      kind: 'Secret',
    },
    patch: (s, id) => s.patchSecret(id, { state: 'public', articleId: null, groupIds: [] }),
    changed: { state: 'public', articleId: null, groups: [] },
    remove: (s, id) => s.deleteSecret(id),
    every: (s, g, _, options) => s.everySecret(at(g), options),
  });

  lives(ground, {
    name: 'a subscriber group',
    needs: 'createSubscriberGroup',
    create: (s, g) =>
      s.createSubscriberGroup({
        worldId: at(g),
        title: 'Players',
        description: 'Us',
        position: 2,
        isDefault: true,
        isHidden: true,
        isAssignable: false,
      }),
    read: (s, id) => s.subscriberGroup(id),
    created: {
      title: 'Players',
      description: 'Us',
      position: 2,
      isDefault: true,
      isHidden: true,
      isAssignable: false,
      subscribers: [],
    },
    patch: (s, id) => s.patchSubscriberGroup(id, { isDefault: false }),
    changed: { isDefault: false },
    remove: (s, id) => s.deleteSubscriberGroup(id),
    every: (s, g, _, options) => s.everySubscriberGroup(at(g), options),
  });

  lives(ground, {
    name: 'a folder of statblocks',
    needs: 'createStatblockFolder',
    create: (s, g) => s.createStatblockFolder({ worldId: at(g), title: 'Monsters' }),
    read: (s, id) => s.statblockFolder(id),
    created: { title: 'Monsters', statblocks: [], kind: 'BlockFolder' },
    patch: (s, id) => s.patchStatblockFolder(id, { title: 'Beasts' }),
    changed: { title: 'Beasts' },
    remove: (s, id) => s.deleteStatblockFolder(id),
    every: (s, g, _, options) => s.everyStatblockFolder(at(g), options),
  });

  lives(ground, {
    name: 'a manuscript',
    needs: 'createManuscript',
    create: (s, g) =>
      s.createManuscript({ worldId: at(g), title: 'The Tide', description: 'A tale', state: 'public' }),
    read: (s, id) => s.manuscript(id),
    created: { title: 'The Tide', description: 'A tale', state: 'public', status: 'ongoing', versions: [] },
    patch: (s, id) => s.patchManuscript(id, { state: 'private' }),
    changed: { state: 'private' },
    remove: (s, id) => s.deleteManuscript(id),
    every: (s, g, _, options) => s.everyManuscript(at(g), options),
  });
});
