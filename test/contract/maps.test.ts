import { expect, it } from 'vitest';
import { bothVersions, refusal } from './both-versions.ts';
import { at, strict } from './life.ts';

bothVersions('maps', { articles: 40, quirks: strict }, (ground) => {
  it('are listed and read with their markers, where the version can', async () => {
    const { service, version } = ground();
    if (version === 'earlier') {
      expect((await refusal(service.maps(at(ground()), 0))).failure.kind).toBe('unsupported');
      return;
    }
    const ids: string[] = [];
    for await (const { id } of service.everyMap(at(ground()))) ids.push(id);
    expect(ids.length).toBeGreaterThan(0);
    const map = await service.map(ids[0] ?? '');
    expect(map).toMatchObject({
      id: ids[0],
      title: expect.stringMatching(/\w/),
      kind: 'Map',
      image: { id: expect.any(Number), url: expect.stringContaining('/uploads/') },
      worldId: at(ground()),
    });
    const markers: string[] = [];
    for await (const { id } of service.everyMapMarker(map.id)) markers.push(id);
    expect(markers.length).toBeGreaterThan(0);
    expect(map.markers.map(({ id }) => id).sort()).toEqual([...markers].sort());
    const marker = await service.mapMarker(markers[0] ?? '');
    expect(marker).toMatchObject({
      mapId: map.id,
      x: expect.any(Number),
      y: expect.any(Number),
      description: expect.stringMatching(/^See /),
      group: { title: expect.stringMatching(/Lamps|Doors/) },
      type: { title: expect.stringMatching(/Lamp|Door/) },
      target: { kind: expect.stringMatching(/\w/), title: expect.stringMatching(/\w/) },
    });
    expect(marker.raw).toMatchObject({ geoX: marker.x, geoY: marker.y, targetArticle: expect.anything() });
    for (const list of [service.mapLayers, service.mapMarkerGroups])
      expect((await list(map.id, 0)).skipped).toBe(0);
  });
});
