import { expect, it } from 'vitest';
import type { ManuscriptNode } from '../../lib/model/index.ts';
import { bothVersions, type CommonGround, everyService, refusal } from './both-versions.ts';
import { at, idOf, strict } from './life.ts';

async function manuscriptWithVersion(ground: CommonGround) {
  const service = ground.current;
  const manuscriptId = idOf(await service.createManuscript({ worldId: at(ground), title: 'Tides' }));
  const versionId = idOf(await service.createManuscriptVersion({ manuscriptId, title: 'First draft' }));
  return { service, manuscriptId, versionId };
}

everyService('manuscripts', { articles: 5, quirks: strict }, (ground) => {
  it('name their versions', async () => {
    const { service: now, manuscriptId, versionId } = await manuscriptWithVersion(ground());
    await now.patchManuscriptVersion(versionId, { title: 'Second draft', state: 'public' });
    const { service } = ground();
    const version = { id: versionId, title: 'Second draft', state: 'public' };
    const manuscript = await service.manuscript(manuscriptId);
    expect(manuscript).toMatchObject({
      id: manuscriptId,
      title: 'Tides',
      status: 'ongoing',
      versions: [version],
    });
    expect(manuscript.worldId).toBe(at(ground()));
    expect(await service.manuscriptVersion(versionId)).toMatchObject(version);
    const listed = [];
    for await (const each of service.everyManuscriptVersion(manuscriptId)) listed.push(each);
    expect(listed).toMatchObject([version]);
    await now.deleteManuscriptVersion(versionId);
    expect((await refusal(service.manuscriptVersion(versionId))).failure.kind).toBe('notFound');
  });

  it('are written in parts and beats by one version, and exported whole by the other', async () => {
    const { service: now, versionId } = await manuscriptWithVersion(ground());
    const folder = idOf(await now.createManuscriptPart({ versionId, title: 'Act I', type: 'folder' }));
    const text = idOf(
      await now.createManuscriptPart({ versionId, title: 'Scene', type: 'text', position: 2 }),
    );
    await now.patchManuscriptPart(folder, { title: 'Act 1', position: 1 });
    const beat = idOf(await now.createManuscriptBeat({ partId: text, content: 'It rained.' }));
    await now.patchManuscriptBeat(beat, { content: 'It poured.' });
    const { service, version } = ground();
    if (version === 'current') {
      expect(await service.manuscriptPart(text)).toMatchObject({
        title: 'Scene',
        type: 'text',
        versionId,
        position: 2,
      });
      expect(await service.manuscriptBeat(beat)).toMatchObject({ content: 'It poured.', partId: text });
      const parts = [];
      for await (const part of service.everyManuscriptPart(versionId)) parts.push(part.title);
      expect(parts.sort()).toEqual(['Act 1', 'Scene']);
      const beats = [];
      for await (const each of service.everyManuscriptBeat(text)) beats.push(each.id);
      expect(beats).toEqual([beat]);
      expect((await refusal(service.manuscriptExport(versionId))).failure.kind).toBe('unsupported');
    } else {
      expect(await service.manuscriptExport(versionId)).toEqual({
        manuscript: { id: expect.any(String), title: 'Tides', state: 'private', status: 'ongoing' },
        version: { id: versionId, title: 'First draft', state: 'private' },
        parts: [
          { id: folder, type: 'folder', title: 'Act 1', content: '', image: null, children: [] },
          { id: text, type: 'text', title: 'Scene', content: 'It poured.', image: null, children: [] },
        ] satisfies ManuscriptNode[],
      });
    }
    await now.deleteManuscriptBeat(beat);
    await now.deleteManuscriptPart(text);
    if (version === 'current')
      expect((await refusal(service.manuscriptPart(text))).failure.kind).toBe('notFound');
  });

  it('of a user are listed where the version can', async () => {
    const { manuscriptId } = await manuscriptWithVersion(ground());
    const { service, version } = ground();
    const { id } = await service.identity();
    if (version === 'earlier') {
      const own = await service.userManuscripts(id);
      expect(own.find((one) => one.id === manuscriptId)).toMatchObject({ title: 'Tides', state: 'private' });
    } else {
      expect((await refusal(service.userManuscripts(id))).failure.kind).toBe('unsupported');
    }
  });
});

bothVersions('a private manuscript', { articles: 5, quirks: strict }, (ground) => {
  it('is exported only for its owner', async () => {
    const { as, platform, version } = ground();
    const { versionId } = await manuscriptWithVersion(ground());
    const other = as({ userToken: platform.secondUser.authToken });
    const { failure } = await refusal(other.manuscriptExport(versionId));
    expect(failure.kind).toBe(version === 'earlier' ? 'forbidden' : 'unsupported');
  });
});
