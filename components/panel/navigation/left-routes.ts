import browser from 'webextension-polyfill';
import { currentWindowId } from '../../../lib/windows/index.ts';
import { isStart, queryOf, type Route, routeOf } from './route.ts';

/** As many steps as a person goes back. */
const MOST = 20;

/** With the id of the panel's window. */
const PREFIX = 'panel.left.';

const keyOfWindow = async (): Promise<string> => `${PREFIX}${await currentWindowId()}`;

/**
 * Remembers the way to the current route, for the panel that takes this one's place in its window. Nothing is stored of a
 * panel that is at its start: a world that is gone leaves it there, after all that was stored of it is removed.
 */
export async function keepRoutes(routes: readonly Route[]): Promise<void> {
  const queries = routes.flatMap((route) => queryOf(route) ?? []);
  const key = await keyOfWindow();
  if (routes.every((route) => isStart(route) || queryOf(route) === null))
    await browser.storage.session.remove(key);
  else await browser.storage.session.set({ [key]: queries.slice(-MOST) });
}

/** The way to where the panel of this window was last. */
export async function leftRoutes(): Promise<Route[]> {
  const key = await keyOfWindow();
  const stored: unknown = (await browser.storage.session.get(key))[key];
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((query: unknown) => (typeof query === 'string' ? routeOf(query, '') : []));
}
