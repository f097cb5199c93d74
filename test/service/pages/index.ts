// Web pages with the addresses and class names of World Anvil's: worlds, categories, articles, statblocks, books,
// timelines, maps, the classic editor, login. All user content is escaped.
import type { PageRoute } from '../route.ts';
import { authorPage, avatar, loginPage, picture, tokenPage } from './account-pages.ts';
import { articlePage } from './article-page.ts';
import { historyPage, mapPage, timelinePage } from './chronicle-pages.ts';
import {
  categoryEditPage,
  historyEditPage,
  notebookPage,
  secretEditPage,
  worldEditPage,
} from './desk-pages.ts';
import { editPage, patchEdit, saveEdit } from './edit-page.ts';
import { exportPage } from './export-page.ts';
import { imagePage } from './image-page.ts';
import { articleListPage, categoryPage, homePage, worldPage } from './list-pages.ts';
import { manuscriptPage } from './manuscript-pages.ts';
import { createFromPage, newArticlePage } from './new-article-page.ts';
import { sheetJson, sheetPage } from './statblock-pages.ts';
import { switchEditor } from './switch-editor.ts';
import { visualEditorModule, visualEditorPage } from './visual-editor.ts';

export const pageRoutes: PageRoute[] = [
  { kind: 'page', method: 'GET', path: '/', handler: homePage },
  { kind: 'page', method: 'GET', path: '/w/:world', handler: worldPage },
  { kind: 'page', method: 'GET', path: '/w/:world/a/:article', handler: articlePage },
  { kind: 'page', method: 'GET', path: '/w/:world/c/:category', handler: categoryPage },
  { kind: 'page', method: 'GET', path: '/world/article/:id/edit', handler: editPage },
  { kind: 'page', method: 'POST', path: '/world/article/:id/edit', handler: saveEdit, writes: true },
  { kind: 'page', method: 'POST', path: '/world/article/:id/switch', handler: switchEditor, writes: true },
  { kind: 'page', method: 'GET', path: '/p/athena/article/:id', handler: visualEditorPage },
  { kind: 'page', method: 'PATCH', path: '/p/athena/article/:id', handler: patchEdit, writes: true },
  { kind: 'page', method: 'GET', path: '/p/athena/modules/:file', handler: visualEditorModule },
  { kind: 'page', method: 'GET', path: '/world/secret/:id/edit', handler: secretEditPage },
  { kind: 'page', method: 'GET', path: '/world/category/:id/edit', handler: categoryEditPage },
  { kind: 'page', method: 'GET', path: '/world/timeline/history/:id/edit', handler: historyEditPage },
  { kind: 'page', method: 'GET', path: '/world/:template/:id/edit', handler: editPage },
  { kind: 'page', method: 'POST', path: '/world/:template/:id/edit', handler: saveEdit, writes: true },
  { kind: 'page', method: 'GET', path: '/world/:id/edit', handler: worldEditPage },
  { kind: 'page', method: 'GET', path: '/world/:id/summary', handler: worldEditPage },
  { kind: 'page', method: 'GET', path: '/world/:world/export', handler: exportPage },
  { kind: 'page', method: 'GET', path: '/world/article/list', handler: articleListPage },
  { kind: 'page', method: 'GET', path: '/world/:template/new', handler: newArticlePage },
  { kind: 'page', method: 'POST', path: '/world/:template/new', handler: createFromPage, writes: true },
  { kind: 'page', method: 'GET', path: '/w/:world/t/:timeline', handler: timelinePage },
  { kind: 'page', method: 'GET', path: '/w/:world/h/:id', handler: historyPage },
  { kind: 'page', method: 'GET', path: '/w/:world/map/:id', handler: mapPage },
  { kind: 'page', method: 'GET', path: '/sheet/:id/view', handler: sheetPage },
  { kind: 'page', method: 'GET', path: '/sheet/:id/json', handler: sheetJson },
  { kind: 'page', method: 'GET', path: '/block/:id', handler: sheetPage },
  { kind: 'page', method: 'GET', path: '/i/:id', handler: imagePage },
  { kind: 'page', method: 'GET', path: '/community/manuscripts/read/:slug', handler: manuscriptPage },
  { kind: 'page', method: 'GET', path: '/notebook/notebook/:id/load', handler: notebookPage },
  { kind: 'page', method: 'GET', path: '/author/:name', handler: authorPage },
  { kind: 'page', method: 'GET', path: '/login', handler: loginPage },
  { kind: 'page', method: 'GET', path: '/api/auth/key', handler: tokenPage },
  { kind: 'page', method: 'GET', path: '/uploads/avatar.svg', handler: avatar },
  { kind: 'page', method: 'GET', path: '/uploads/images/:file', handler: picture },
];
