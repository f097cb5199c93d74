import { expect, it } from 'vitest';
import { bothVersions, type Ground, refusal } from './both-versions.ts';
import { at, strict } from './life.ts';

const current = ({ as }: Ground) => as({ version: 'current', segment: 'boromir' });

bothVersions('images', { articles: 5, quirks: strict }, (ground) => {
  it('are listed, read, described and deleted', async () => {
    const { service, version } = ground();
    const ids: number[] = [];
    for await (const image of service.everyImage(at(ground()))) {
      expect(image).toMatchObject({ id: expect.any(Number), title: expect.stringMatching(/\w/) });
      ids.push(image.id);
    }
    const id = ids.at(-1) ?? 0;
    const image = await service.image(id);
    expect(image).toMatchObject({
      id,
      width: expect.any(Number),
      height: expect.any(Number),
      extension: expect.stringMatching(/^\w+$/),
      url: expect.stringContaining('/uploads/'),
      worldId: at(ground()),
      authorName: expect.stringMatching(/\w/),
    });
    const now = current(ground());
    await now.patchImage(id, { title: 'Harbour', description: 'At dusk', alt: 'A harbour', tags: ['sea'] });
    expect(await service.image(id)).toMatchObject({
      title: 'Harbour',
      description: 'At dusk',
      tags: ['sea'],
    });
    if (version === 'earlier') {
      expect((await refusal(service.deleteImage(id))).failure.kind).toBe('unsupported');
      const own = await service.userImages((await service.identity()).id);
      expect(own.map((one) => one.id)).toContain(id);
    }
    await now.deleteImage(id);
    expect((await refusal(service.image(id))).failure.kind).toBe('notFound');
  });
});

bothVersions('markup', { articles: 5, quirks: strict }, (ground) => {
  it('is rendered where the version can and the account may', async () => {
    const { service, platform, version } = ground();
    const markup = { worldId: at(ground()), text: '[b]Bold[/b]' };
    if (version === 'earlier') {
      expect((await refusal(service.render(markup))).failure.kind).toBe('unsupported');
      return;
    }
    expect(await service.render(markup)).toMatch(/<(b|strong)>Bold</);
    platform.quirks.renderingCall = false;
    expect((await refusal(service.render(markup))).failure.kind).toBe('forbidden');
  });
});
