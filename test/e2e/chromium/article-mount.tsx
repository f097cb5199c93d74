import { render } from 'preact';
import { ArticleView } from '../../../components/article/index.ts';
import { RichText } from '../../../components/markup/index.ts';
import '../../../components/ui/theme/theme.css';
import '../../../components/search/search.css';
import type { FullArticle } from '../../../lib/model/index.ts';
import {
  categoryEntry,
  entryOf,
  fullArticle,
  hostileArticle,
  ID,
  WORLD,
} from '../../unit/article-screen/fixture.ts';
import { shelf } from './article-library.ts';
import { loadMessages } from './stage-messages.ts';

const opened: string[] = [];
const actions = {
  open: (ref: { kind: string; id: string }, where: string) =>
    void opened.push(`${ref.kind} ${ref.id} ${where}`),
  search: (typed: string) => void opened.push(typed),
};

function place(): HTMLElement {
  let main = document.querySelector('main');
  if (!main) {
    document.body.replaceChildren();
    document.body.removeAttribute('class');
    main = document.createElement('main');
    main.className = 'panel-main';
    document.body.append(main);
  }
  return main;
}

/** What a test calls inside the page of the extension. */
const actsOnPage = {
  opened,
  article(change: Partial<FullArticle> = {}, shown: 'here' | 'listed' | 'stale' | 'damaged' = 'here'): void {
    const main = place();
    render(null, main);
    shelf.clear();
    const article = fullArticle(change);
    const entry = entryOf(article, { id: ID, ...(shown === 'stale' && { updatedAt: Date.now() }) });
    shelf.put(categoryEntry('c-world', 'The Tidewater', null), null);
    shelf.put(categoryEntry('c-coast', 'Towns of the north coast', 'c-world'), null);
    const resource = shown === 'damaged' ? JSON.parse('[1]') : article;
    const readAt = Date.now() - 2 * 86_400_000;
    shelf.put(
      entry,
      shown === 'listed' ? null : { resource, readAt, updatedAt: article.updatedAt, text: '' },
    );
    render(<ArticleView worldId={WORLD} id={ID} {...actions} />, main);
  },
  /** `mark`: a harmless tag, by which a test knows this article from the one before. */
  hostileArticle(payload: string, mark: string): void {
    const article = hostileArticle(payload);
    actsOnPage.article({ ...article, tags: [...article.tags, mark] });
  },
  texts(texts: readonly string[]): void {
    const main = place();
    render(null, main);
    render(
      texts.map((text, at) => (
        <section class="stage-box" key={text}>
          <RichText text={text} name={`t${at}`} {...actions} />
        </section>
      )),
      main,
    );
  },
};

export type Stage = typeof actsOnPage;

declare global {
  var stage: Stage;
}
globalThis.loadStageMessages = loadMessages;
globalThis.stage = actsOnPage;
