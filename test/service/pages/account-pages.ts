import type { Answer } from '../answer.ts';
import { imageById, userByName } from '../database/index.ts';
import { fileOf, svgAnswer } from '../image-file.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { missingPage, page } from './layout.ts';

/** `/login`: the target of redirects when a session has expired. */
export function loginPage(context: PageContext): Answer {
  const main =
    '<form class="sheet" method="get" action="/"><div class="article-title"><h1>Log in</h1></div><label for="as">Token</label><input id="as" name="as"><p><button class="button">Log in</button></p></form>';
  return page(context, { title: 'Log in', main });
}

/** `/api/auth/key`: the page with the user's own API token. */
export function tokenPage(context: PageContext): Answer {
  const token = context.query.get('as');
  const shown = context.viewer && token ? token : 'Log in to see your token';
  const main = `<div class="sheet"><div class="article-title"><h1>API tokens</h1></div><p>User token</p><pre>${escapeHtml(shown)}</pre></div>`;
  return page(context, { title: 'API tokens', main });
}

/** `/author/<name>` */
export function authorPage(context: PageContext): Answer {
  const user = userByName(context.store, context.params.name ?? '');
  if (!user) return missingPage(context, 404);
  const main = `<div class="sheet"><div class="article-title"><h1>${escapeHtml(user.username)}</h1></div><p>${escapeHtml(user.bio ?? '')}</p></div>`;
  return page(context, { title: user.username, main });
}

/** `/uploads/images/<id>.<extension>` */
export function picture(context: PageContext): Answer {
  const image = imageById(context.store, Number.parseInt(context.params.file ?? '', 10));
  return image ? fileOf(image) : missingPage(context, 404);
}

export function avatar(): Answer {
  return svgAnswer(96, 96, 190);
}
