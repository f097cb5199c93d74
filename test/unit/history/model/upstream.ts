import type { createEngine, Values } from '../../../../lib/history/index.ts';
import { readMessage } from '../../../../lib/i18n/index.ts';
import type { FullArticle } from '../../../../lib/model/index.ts';
import { ServiceError, type ServiceFailure } from '../../../../lib/service/index.ts';

type Ground = Parameters<typeof createEngine>[0];
export type ChangeService = NonNullable<Awaited<ReturnType<Ground['service']>>>;

/** The fate of the next write: done and answered, only one of the two, neither, or done later. */
export const FATES = ['lost', 'deaf', 'late', 'refused', 'unsent', 'busy'] as const;
export type Fate = (typeof FATES)[number];

/** One write that was carried out. */
export interface Effect {
  by: 'us' | 'rival';
  id: string;
  changes: Values;
  previous: Values;
  /** Carried out long after its sender gave up. */
  isLate: boolean;
}

/** A simulated API that records changes. */
export interface Upstream {
  service: ChangeService;
  worldId: string;
  ids: readonly string[];
  values(id: string): Values;
  /** A write by somebody else. */
  rival(id: string, changes: Values): Promise<void>;
  /** Sets the fate of the next write, or of the next read after a write. */
  ordain(fate: Fate): void;
  /** No request is pending, and no fate is set. */
  calm(): Promise<void>;
  onEffect(listener: (effect: Effect) => void): void;
}

const failing = (failure: ServiceFailure, sent = true): ServiceError => new ServiceError(failure, sent);
const SENTENCE = readMessage('No.');

function articleOf(id: string, worldId: string, values: Record<string, Values[string]>): FullArticle {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const tags = Array.isArray(values.tags) ? values.tags.map(String) : [];
  const link = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  return {
    ...{ id, worldId, title: text('title'), template: 'article', content: text('content'), tags },
    state: values.state === 'public' ? 'public' : 'private',
    ...{ isDraft: values.isDraft === true, isWip: false, isAdultContent: false, excerpt: null, url: null },
    ...{ slug: null, categoryId: link('categoryId'), updatedAt: 1, wordcount: null, createdAt: null },
    ...{ authorName: null, articleParentId: link('articleParentId'), coverId: null },
    text: { scrapbook: text('scrapbook') },
    ...{ sections: [], relations: [], contentParsed: null, fullRender: null, passcode: null },
    ...{ cssClasses: null, cssCode: null, cover: null, portrait: null, flag: null, publishedAt: null },
    ...{ notifiedAt: null, secrets: [], statblock: null, ancestry: [] },
    raw: {
      title: '',
      content: '',
      tags: '',
      isDraft: true,
      isWip: true,
      category: null,
      articleParent: null,
    },
  };
}

/** A simulated API in memory, with three articles or with those of `more`, whose values come on top of `first`. */
export function modelUpstream(
  first: Values,
  more: ReadonlyMap<string, Values> = new Map(['a', 'b', 'c'].map((id) => [id, {}])),
): Upstream {
  const worldId = 'w';
  const resources = new Map(Array.from(more, ([id, values]) => [id, { ...first, ...values }]));
  const listeners: ((effect: Effect) => void)[] = [];
  let fates: Fate[] = [];
  let late: (() => void)[] = [];
  let deaf = false;

  const resource = (id: string) => {
    const found = resources.get(id);
    if (!found) throw failing({ kind: 'notFound', sentence: SENTENCE });
    return found;
  };

  function apply(by: Effect['by'], id: string, changes: Values, isLate = false): void {
    const stands = resource(id);
    const previous = { ...stands };
    Object.assign(stands, structuredClone(changes));
    // A new child takes its parent's category.
    if (typeof changes.articleParentId === 'string') stands.categoryId = `of ${changes.articleParentId}`;
    for (const listener of listeners) listener({ by, id, changes, previous, isLate });
  }

  async function patchArticle(id: string, _world: string, fields: object): Promise<void> {
    const changes: Values = JSON.parse(JSON.stringify(fields));
    const fate = fates.shift();
    switch (fate) {
      case undefined:
        return apply('us', id, changes);
      case 'unsent':
        throw failing({ kind: 'offline', sentence: SENTENCE }, false);
      case 'refused':
        throw failing({ kind: 'invalid', sentence: SENTENCE, status: 422 });
      case 'busy':
        throw failing({ kind: 'busy', sentence: SENTENCE, retryAfter: 1 });
      case 'lost':
        throw failing({ kind: 'offline', sentence: SENTENCE });
      case 'deaf':
        apply('us', id, changes);
        deaf = true;
        throw failing({ kind: 'timeout', sentence: SENTENCE });
      case 'late':
        late.push(() => apply('us', id, changes, true));
        throw failing({ kind: 'timeout', sentence: SENTENCE });
    }
  }

  const no = () => Promise.reject(new Error('not asked for here'));
  return {
    ...{ worldId, ids: [...resources.keys()] },
    service: {
      capabilities: { missing: new Set() },
      async fullArticle(id) {
        const stands = structuredClone(resource(id));
        if (deaf) {
          deaf = false;
          throw failing({ kind: 'challenge', sentence: SENTENCE, retryAfter: null });
        }
        return articleOf(id, worldId, stands);
      },
      patchArticle,
      ...{ category: no, patchCategory: no, statblock: no, patchStatblock: no, secret: no, patchSecret: no },
      ...{ image: no, patchImage: no, worldFields: no, patchWorld: no, draft: no },
      ...{ manuscript: no, patchManuscript: no, patchDraft: no, manuscriptPart: no },
      ...{ patchManuscriptPart: no, manuscriptBeat: no, patchManuscriptBeat: no },
    },
    values: (id) => structuredClone(resource(id)),
    rival: async (id, changes) => apply('rival', id, changes),
    ordain: (fate) => void fates.push(fate),
    async calm() {
      const arriving = late;
      [late, fates, deaf] = [[], [], false];
      for (const arrive of arriving) arrive();
    },
    onEffect: (listener) => void listeners.push(listener),
  };
}
