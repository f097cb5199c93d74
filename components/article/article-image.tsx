import type { WorldId } from '../../lib/model/index.ts';
import type { RichActions } from '../markup/index.ts';
import { coverOf, portraitOf, WorldImage } from '../world-image/index.ts';
import type { ShownArticle } from './stored-schema.ts';

const SHAPES = { cover: 'cover', portrait: 'portrait', flag: 'text' } as const;

/** An image of an article in a frame of a fixed shape, so that nothing moves when it arrives. */
export function ArticleImage(props: {
  worldId: WorldId;
  article: ShownArticle;
  name: keyof typeof SHAPES;
  open: RichActions['open'];
}) {
  const { worldId, article, name, open } = props;
  const image = article[name];
  if (!image || (image.id === null && image.url === null)) return null;
  return (
    <div class="article-image" data-shape={name} data-unsearched="">
      <WorldImage
        worldId={worldId}
        image={image}
        shape={SHAPES[name]}
        standsFor={
          name === 'cover' ? coverOf(article.id) : name === 'portrait' ? portraitOf(article.id) : undefined
        }
        open={open}
      />
    </div>
  );
}
