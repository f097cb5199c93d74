import { expect, it } from 'vitest';
import type { Raw } from '../../lib/model/index.ts';
import type { CallOptions, Created, EveryOptions, FullService, MethodName } from '../../lib/service/index.ts';
import { type CommonGround, refusal } from './both-versions.ts';

/** Only fields and granularities of the vendor's description are accepted. */
export const strict = {
  strictGranularity: true,
  strictLists: true,
  unknownKeysIgnored: false,
  worldBlocks: true,
  crlf: true,
};

type Resource = { id: string | number; raw: Raw };

/** A resource that can be created, read, changed, listed and deleted. */
interface Lifecycle<Id extends string | number> {
  name: string;
  create: (service: FullService, ground: CommonGround) => Promise<Created<Id>>;
  read: (service: FullService, id: Id, options?: CallOptions) => Promise<Resource & { id: Id }>;
  /** Its fields as read after creation. */
  created: Record<string, unknown>;
  patch: (service: FullService, id: Id) => Promise<void>;
  changed: Record<string, unknown>;
  remove: (service: FullService, id: Id) => Promise<void>;
  every: (
    service: FullService,
    ground: CommonGround,
    resource: Resource,
    options: EveryOptions,
  ) => AsyncGenerator<{ id: string | number }>;
  needs: MethodName;
}

export const idOf = <Id>({ id }: Created<Id>): Id => {
  if (id === null) throw new Error('nothing was created');
  return id;
};

/** Creates, reads, changes, lists and deletes a resource. */
export function lives<Id extends string | number>(ground: () => CommonGround, life: Lifecycle<Id>) {
  it(`${life.name}: created, read, listed, changed and deleted`, async () => {
    const { service, platform } = ground();
    if (service.capabilities.missing.has(life.needs)) {
      const error = await refusal(life.create(service, ground()));
      expect(error).toMatchObject({ sent: false, failure: { kind: 'unsupported' } });
      return;
    }
    const id = idOf(await life.create(service, ground()));
    const resource = await life.read(service, id);
    expect(resource).toMatchObject({ id, ...life.created });
    expect(String(resource.raw.id)).toBe(String(id));

    const listed: (string | number)[] = [];
    const progress: [number, number | null][] = [];
    const onProgress = (done: number, total: number | null) => void progress.push([done, total]);
    for await (const entry of life.every(service, ground(), resource, { onProgress })) listed.push(entry.id);
    expect(listed).toContain(id);
    expect(new Set(listed).size).toBe(listed.length);
    expect(progress.at(-1)).toEqual([listed.length, listed.length]);

    platform.clearRequests();
    await life.patch(service, id);
    expect(platform.requests()).toHaveLength(ground().sent);
    expect(await life.read(service, id)).toMatchObject({ ...life.created, ...life.changed });

    await life.remove(service, id);
    expect((await refusal(life.read(service, id))).failure.kind).toBe('notFound');
  });
}

/** The first world's id. */
export const at = (ground: CommonGround) => ground.platform.worldId;
