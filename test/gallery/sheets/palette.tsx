import '../../../entrypoints/palette/palette.css';
import { Palette } from '../../../entrypoints/palette/palette.tsx';
import { storeWorld } from '../sample/world.ts';
import type { Sheet } from '../story.ts';

export default async function palette(): Promise<Sheet> {
  await storeWorld();
  return {
    fill: true,
    stories: [
      {
        name: 'An answer',
        show: () => (
          <div class="palette">
            <Palette typedBefore="lamp" />
          </div>
        ),
      },
    ],
  };
}
