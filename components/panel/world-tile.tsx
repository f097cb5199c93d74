import type { WorldId } from '../../lib/model/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { Tile } from '../ui/index.ts';
import { useWorldThumbnail } from '../world-image/index.ts';

/** The first letter of a name, as a reader of its language counts letters. */
function initialOf(title: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

/**
 * A world's tile: its cover if one is stored here, else its initial. While the screen is shared, no cover is shown: the
 * world may be private.
 */
export function WorldTile({ worldId, title }: { worldId: WorldId; title: string }) {
  const image = useWorldThumbnail(worldId);
  const { isCovered } = useScreenShare();
  return (
    <Tile hue="world" image={isCovered ? null : image}>
      {/* Not a text node: it isn’t part of what the button around it says. */}
      <span class="world-initial" data-initial={initialOf(title)} />
    </Tile>
  );
}
