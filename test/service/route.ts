import type { Answer } from './answer.ts';
import type { Store, StoredUser } from './database/index.ts';
import type { Quirks } from './quirks.ts';

/** Input of an API handler. Credentials have already been checked. */
export interface Context {
  store: Store;
  quirks: Quirks;
  /** Scheme, host and port that the client used, for addresses in responses. */
  origin: string;
  user: StoredUser;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The parsed JSON body, or an empty object without one. */
  body: Record<string, unknown>;
}

/** Input of a page handler. Needs no credentials; the viewer is identified by `?as=` or a cookie. */
export interface PageContext extends Omit<Context, 'user' | 'body'> {
  viewer: StoredUser | null;
  form: URLSearchParams;
  applicationKey: string;
}

interface RouteBase {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path segments. One that starts with a colon is a parameter. */
  path: string;
  /** Whether the handler changes rows. */
  writes?: true;
}

export interface ServiceRoute extends RouteBase {
  kind: 'service';
  handler: (context: Context) => Answer;
}

export interface PageRoute extends RouteBase {
  kind: 'page';
  handler: (context: PageContext) => Answer;
}

export type Route = ServiceRoute | PageRoute;

export type Found =
  | { kind: 'found'; route: Route; params: Record<string, string> }
  | { kind: 'wrong method' }
  | { kind: 'not found' };

export function findRoute(routes: readonly Route[], method: string, path: string): Found {
  const segments = path.split('/').filter((segment) => segment !== '');
  let pathKnown = false;
  for (const route of routes) {
    const params = matchPath(route.path, segments);
    if (!params) continue;
    if (route.method === method || (method === 'HEAD' && route.method === 'GET'))
      return { kind: 'found', route, params };
    pathKnown = true;
  }
  return { kind: pathKnown ? 'wrong method' : 'not found' };
}

function matchPath(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/').filter((segment) => segment !== '');
  if (wanted.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of wanted.entries()) {
    const segment = segments[index] ?? '';
    if (piece.startsWith(':')) params[piece.slice(1)] = decode(segment);
    else if (piece !== segment) return null;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
