import { useContext, useRef } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import type { EntryKind, EntryRef } from '../../../lib/library/index.ts';
import { FLAGS, type WorldId } from '../../../lib/model/index.ts';
import { WorldContext } from '../../screen-share/index.ts';
import { hueOfTemplate, TemplateIcon } from '../../template/index.ts';
import { type Hue, Icon, Tile } from '../../ui/index.ts';
import { useRowPicture } from '../../world-image/index.ts';
import { kindIconPath } from '../kinds.ts';
import type { Row } from './row.ts';
import './result.css';

/** An entry's icon: of the template for articles, else of the kind. Text beside it says the same. */
export function KindIcon({ kind, template }: { kind: EntryKind; template: string | null }) {
  if (kind === 'article') return <TemplateIcon code={template ?? 'article'} />;
  return (
    <svg class="template-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={kindIconPath(kind)} />
    </svg>
  );
}

/** Badges for whatever sets an entry apart from a finished, public one. */
export function Flags({ of }: { of: Pick<Row, 'isDraft' | 'isWip' | 'isPending' | 'state'> }) {
  return (
    <>
      {of.isPending && (
        <span class="flag" data-tone="warn" title={t('search.pendingHint')}>
          {t('flags.pendingMark')}
        </span>
      )}
      {of.isDraft && <span class="flag">{t(FLAGS.draft.mark)} </span>}
      {of.isWip && (
        <span class="flag" title={t(FLAGS.wip.label)}>
          {t(FLAGS.wip.shortMark)}{' '}
        </span>
      )}
      {of.state === 'private' && (
        <span class="flag" data-tone="drawn" title={t('flags.private')}>
          <Icon name="lock" />
          <span class="visually-hidden">{t(FLAGS.state.mark)}</span>
        </span>
      )}
    </>
  );
}

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

/** An entry's icon on the hue of its family. */
export function EntryTile(props: {
  kind: EntryKind;
  template: string | null;
  size?: 'small' | 'row' | 'large';
}) {
  const { kind, template, size = 'row' } = props;
  return (
    <Tile hue={entryHue(kind, template)} size={size}>
      <KindIcon kind={kind} template={template} />
    </Tile>
  );
}

/** An entry's tile in a row: its picture, which is loaded when the row comes into sight, or else its icon. */
export function EntryPicture(props: {
  /** Left out where the context has it. */
  worldId?: WorldId;
  of: EntryRef;
  template: string | null;
  isPrivate: boolean;
  size?: 'small' | 'row';
}) {
  const shownWorld = useContext(WorldContext);
  const { worldId = shownWorld, of, template, isPrivate, size = 'row' } = props;
  const tile = useRef<HTMLSpanElement>(null);
  const image = useRowPicture(tile, worldId, of);
  return (
    <Tile hue={entryHue(of.kind, template)} {...{ size, image, isPrivate, tile }}>
      <KindIcon kind={of.kind} template={template} />
    </Tile>
  );
}
