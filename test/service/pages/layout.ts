import { type Answer, htmlAnswer } from '../answer.ts';
import type { StoredWorld } from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { hostileCss, theme } from './theme.ts';

interface Page {
  title: string;
  description?: string;
  world?: StoredWorld;
  /** CSS that the author wrote for this page. */
  css?: string;
  /** HTML of the main part. */
  main: string;
}

/** A page in the site's layout. The author's CSS comes last, as on World Anvil. */
export function page(context: PageContext, { title, description = '', world, css = '', main }: Page): Answer {
  const authorCss = [world?.texts.display_css ?? '', css, context.quirks.hostileCss ? hostileCss : ''].join(
    '\n',
  );
  const answer = htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}${world ? ` | ${escapeHtml(world.name)}` : ''}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:site_name" content="The stand-in platform">
<style>${theme}</style>
<style class="author-css">${authorCss.replace(/<\//g, '<\\/')}</style>
</head>
<body class="user-css">
<header class="site-bar"><a href="/"><strong>The stand-in platform</strong></a>${
    world ? `<a href="/w/${world.slug}">${escapeHtml(world.name)}</a>` : ''
  }<span class="right">${account(context)}</span></header>
<main class="user-css main-container">
${main}
</main>
<footer>A platform to practise on. Nothing here leaves this machine.</footer>
</body>
</html>`);
  const token = context.query.get('as');
  if (token && context.viewer)
    answer.headers['set-cookie'] = `session=${token}; Path=/; HttpOnly; SameSite=Lax`;
  return answer;
}

function account({ viewer, quirks }: PageContext): string {
  if (viewer) return `Signed in as ${escapeHtml(viewer.username)}`;
  return quirks.pagesForOwnersOnly ? '<a href="/login">Log in</a>' : 'Local viewer';
}

/** The page for a missing or inaccessible resource. */
export function missingPage(context: PageContext, status: 403 | 404): Answer {
  const title = status === 404 ? 'Page not found' : 'This page is private';
  return { ...page(context, { title, main: `<div class="sheet"><h1>${title}</h1></div>` }), status };
}
