import type { Platform } from '../../service/index.ts';
import { call, current, type Json } from './client.ts';

/** Creates, reads, changes and deletes resources of boromir, one line each. */
export function resources(platform: () => Platform) {
  const ask = async (method: string, path: string, body?: unknown, token?: string) =>
    call(platform(), method, `${current}/${path}`, { body, ...(token ? { token } : {}) });
  return {
    ask,
    create: async (kind: string, body: Record<string, unknown>, token?: string): Promise<Json> =>
      (await ask('PUT', kind, { world: { id: platform().worldId }, ...body }, token)).json,
    read: async (
      kind: string,
      id: unknown,
      granularity: number | string = 2,
      token?: string,
    ): Promise<Json> =>
      (await ask('GET', `${kind}?id=${id}&granularity=${granularity}`, undefined, token)).json,
    patch: (kind: string, id: unknown, body: unknown, token?: string) =>
      ask('PATCH', `${kind}?id=${id}`, body, token),
    remove: (kind: string, id: unknown, token?: string) =>
      ask('DELETE', `${kind}?id=${id}`, undefined, token),
    list: async (path: string, id?: unknown, body: unknown = {}, token?: string): Promise<Json[]> =>
      (await ask('POST', id === undefined ? path : `${path}?id=${id}`, body, token)).json.entities,
  };
}
