import type { Bounds } from './bounds.ts';
import type { LivePage } from './live.ts';
import type { Shapes } from './shapes.ts';

/** `veiled`: takes room but shows nothing itself, its children may. `gone`: nothing of it is shown. */
export type Visibility = 'shown' | 'veiled' | 'gone';

export interface FromDomOptions {
  /** What relative addresses start from. */
  base: string;
  /** How an element of a live page is seen; without it everything counts as shown. */
  sight?: (element: Element) => Visibility;
  /** What the live page knows beyond that; without it only tags and style attributes count. */
  live?: LivePage;
  /** What elements stand for, where the page is known. */
  shapes?: Shapes | undefined;
  /** Elements and texts that are not read. */
  leftOut?: ReadonlySet<Node>;
  /** Images whose own words are said beside them. */
  captioned?: ReadonlySet<Node>;
  bounds?: Bounds;
  /** Leave out blocks, keep only words and marks: for a stretch inside one block. */
  bare?: boolean;
  /** Characters of markup after which the walk ends. */
  limit?: number;
}
