import type { Platform } from '../../service/index.ts';

export const earlier = '/api/aragorn';
export const current = '/api/external/boromir';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body, or null if it isn't JSON. */
  json: Json;
}

/** Responses aren't typed, because the tests check their content. */
export type Json = ReturnType<typeof JSON.parse>;

/** Sends a request like a client would, with the owner's credentials unless a token is given. */
export async function call(
  platform: Platform,
  method: string,
  path: string,
  options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const response = await fetch(platform.url + path, {
    method,
    redirect: 'manual',
    headers: options.headers ?? {
      'x-application-key': platform.applicationKey,
      'x-auth-token': options.token ?? platform.authToken,
      'content-type': 'application/json',
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse('null');
  }
}
