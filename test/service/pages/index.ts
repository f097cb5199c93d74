// The pages that people see, with the address shapes and class names of the live platform: worlds,
// categories, articles, the classic editor, login. Everything of a user in them is escaped.
import type { PageRoute } from '../route.ts';
import { authorPage, avatar, loginPage, picture, tokenPage } from './account-pages.ts';
import { articlePage } from './article-page.ts';
import { editPage, saveEdit } from './edit-page.ts';
import { categoryPage, homePage, worldPage } from './list-pages.ts';

export const pageRoutes: PageRoute[] = [
  { kind: 'page', method: 'GET', path: '/', handler: homePage },
  { kind: 'page', method: 'GET', path: '/w/:world', handler: worldPage },
  { kind: 'page', method: 'GET', path: '/w/:world/a/:article', handler: articlePage },
  { kind: 'page', method: 'GET', path: '/w/:world/c/:category', handler: categoryPage },
  { kind: 'page', method: 'GET', path: '/world/article/:id/edit', handler: editPage },
  { kind: 'page', method: 'POST', path: '/world/article/:id/edit', handler: saveEdit, writes: true },
  { kind: 'page', method: 'GET', path: '/world/:template/:id/edit', handler: editPage },
  { kind: 'page', method: 'GET', path: '/author/:name', handler: authorPage },
  { kind: 'page', method: 'GET', path: '/login', handler: loginPage },
  { kind: 'page', method: 'GET', path: '/api/auth/key', handler: tokenPage },
  { kind: 'page', method: 'GET', path: '/uploads/avatar.svg', handler: avatar },
  { kind: 'page', method: 'GET', path: '/uploads/images/:file', handler: picture },
];
