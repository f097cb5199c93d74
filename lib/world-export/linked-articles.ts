import type { ArticleState } from '../model/index.ts';
import type { ReadArticle } from './article-of.ts';
import { templateNamed } from './metadata-of.ts';

/** An article that may be passed on. */
export interface HeldArticle extends Pick<ReadArticle, 'article' | 'category'> {
  isWhole: boolean;
}

/** Limits of what is held back, in characters, and of the articles that links tell of. */
const MOST_HELD = 16_000_000;
const MOST_LINKED = 200_000;

const STATES: ReadonlyMap<string | null, ArticleState> = new Map([
  ['public', 'public'],
  ['private', 'private'],
]);

/**
 * What links to articles tell of them: template and visibility, in the same words whatever the interface's language is. An
 * article whose own metadata don't tell them is held back until a link does, or the page ends.
 */
export class LinkedArticles {
  private readonly templates = new Map<string, string>();
  private readonly states = new Map<string, ArticleState>();
  private held: HeldArticle[] = [];
  private size = 0;

  /** Learns from the links in an element. */
  note(root: Element): void {
    if (this.templates.size + this.states.size > MOST_LINKED) return;
    for (const link of root.querySelectorAll('[data-article-id]')) {
      const id = link.getAttribute('data-article-id')?.trim().toLowerCase() ?? '';
      const template = templateNamed(link.getAttribute('data-template-type') ?? '');
      const state = STATES.get(link.getAttribute('data-article-privacy'));
      if (template !== undefined) this.templates.set(id, template);
      if (state !== undefined) this.states.set(id, state);
    }
  }

  /** Returns what can be passed on: this article, unless it is held back, and those for which there is no more room. */
  hold(one: HeldArticle): HeldArticle[] {
    const known = this.completed(one);
    if (!known.isWhole || !isUnclear(known)) return [known];
    this.held.push(one);
    this.size += one.article.content.length;
    const passed: HeldArticle[] = [];
    while (this.size > MOST_HELD) {
      const [first] = this.held.splice(0, 1);
      if (!first) break;
      this.size -= first.article.content.length;
      passed.push(this.completed(first));
    }
    return passed;
  }

  /** What was held back. */
  rest(): HeldArticle[] {
    const rest = this.held.map((one) => this.completed(one));
    this.held = [];
    return rest;
  }

  private completed(one: HeldArticle): HeldArticle {
    const { article } = one;
    const template = article.template || (this.templates.get(article.id) ?? '');
    return {
      ...one,
      article: { ...article, template, state: article.state ?? this.states.get(article.id) ?? null },
    };
  }
}

const isUnclear = ({ article }: HeldArticle): boolean => article.template === '' || article.state === null;
