import { SCENES } from '../../../scripts/store/listing.ts';
import { takeScenes } from '../../../scripts/store/scenes.ts';
import { expect, test } from './fixtures.ts';

test('every picture for the stores can be taken', async () => {
  const shots = await takeScenes(['en']);
  expect(shots.map(({ scene }) => scene).toSorted()).toEqual(SCENES.toSorted());
  for (const { scene, front } of shots) expect(front.length, scene).toBeGreaterThan(10_000);
});
