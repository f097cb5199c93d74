import type { EntryKind } from '../../lib/library/index.ts';
import { hueOfTemplate } from '../template/index.ts';
import { type Hue, Tile } from '../ui/index.ts';
import { KindIcon } from './kind-icon.tsx';

const HUES = {
  statblock: 'creatures',
  secret: 'magic',
  category: 'other',
  image: 'objects',
  manuscript: 'words',
} as const satisfies Record<Exclude<EntryKind, 'article'>, Hue>;

/** The hue of an entry's family. */
export const entryHue = (kind: EntryKind, template: string | null): Hue =>
  kind === 'article' ? hueOfTemplate(template ?? 'article') : HUES[kind];

/** An entry's tile: its image if one is stored here, else its icon on the hue of its family. */
export function EntryTile(props: {
  kind: EntryKind;
  template: string | null;
  image?: string | null | undefined;
  size?: 'small' | 'row' | 'large';
}) {
  const { kind, template, image, size = 'row' } = props;
  return (
    <Tile hue={entryHue(kind, template)} size={size} {...(image !== undefined && { image })}>
      <KindIcon kind={kind} template={template} />
    </Tile>
  );
}
