import { type Shape, Shapes } from '../../markup/index.ts';
import { abilityScores } from './ability-scores.ts';
import type { Source } from './source.ts';

/** What elements stand for on a page of `source`. `withAuthors`: every post begins with its author. */
export function shapesOf(source: Source | null, withAuthors: boolean): Shapes {
  const shapes = Object.entries(source?.shapes ?? {});
  const any = shapes.map(([selector]) => selector).join(', ');
  const posts = withAuthors ? source?.posts : undefined;
  return new Shapes((element): Shape | null => {
    if (any !== '' && element.matches(any)) {
      const shape = shapes.find(([selector]) => element.matches(selector))?.[1];
      return (typeof shape === 'function' ? shape(element) : shape) ?? null;
    }
    if (posts && element.matches(posts.words)) {
      const post = element.closest(posts.all);
      const author = post && posts.about(post).author;
      return author ? { kind: 'label', words: author } : null;
    }
    return abilityScores(element);
  });
}
