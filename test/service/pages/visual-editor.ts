import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Answer } from '../answer.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { editable } from './edit-page.ts';
import { missingPage, page } from './layout.ts';

const MODULES = [
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-basic',
  'prosemirror-state',
  'prosemirror-transform',
  'prosemirror-view',
  'orderedmap',
  'rope-sequence',
  'w3c-keyname',
];
const FOLDER = '/p/athena/modules';

const script = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=UTF-8' },
  body,
});

/** `/p/athena/article/<id>`: the visual editor, with a wide editor for the body and a narrow one for the sidebar. */
export function visualEditorPage(context: PageContext): Answer {
  const atHand = editable(context);
  if (typeof atHand === 'number') return missingPage(context, atHand);
  const { article, world } = atHand;
  const editor = (field: string) =>
    `<div class="bn-container" data-visual-editor data-field="${field}" data-initial="${escapeHtml(article.texts[field] ?? '')}"></div>`;
  const imports = Object.fromEntries(MODULES.map((name) => [name, `${FOLDER}/${name}.js`]));
  const main = `<style>.ProseMirror { white-space: pre-wrap; min-height: 6rem; padding: 0.5rem; border: 1px solid #8888; } .visual { display: grid; grid-template-columns: 3fr 1fr; gap: 1rem; }</style>
<div class="sheet" data-world-id="${world.id}"><h1>${escapeHtml(article.title)}</h1>
<div class="visual">${editor('content')}${editor('sidebarcontent')}</div></div>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module" src="${FOLDER}/visual-editor.js"></script>`;
  return page(context, { title: `Edit ${article.title}`, world, main });
}

/** Serves the editor's modules from the installed packages. */
export function visualEditorModule(context: PageContext): Answer {
  const name = (context.params.file ?? '').replace(/\.js$/, '');
  if (name === 'visual-editor') {
    const source = readFileSync(new URL('./visual-editor.browser.ts', import.meta.url), 'utf8');
    return script(stripTypeScriptTypes(source));
  }
  if (!MODULES.includes(name)) return missingPage(context, 404);
  return script(readFileSync(new URL(import.meta.resolve(name)), 'utf8'));
}
