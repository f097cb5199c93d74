import '../../../entrypoints/palette/palette.css';
import { Palette } from '../../../entrypoints/palette/palette.tsx';
import { layWorld } from '../sample/world.ts';
import type { Sheet } from '../story.ts';

export default async function palette(): Promise<Sheet> {
  await layWorld();
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
