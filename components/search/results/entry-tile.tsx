import { t } from '../../../lib/i18n/index.ts';
import type { EntryKind } from '../../../lib/library/index.ts';
import { FLAGS } from '../../../lib/model/index.ts';
import { hueOfTemplate, TemplateIcon } from '../../template/index.ts';
import { type Hue, Icon, Tile } from '../../ui/index.ts';
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
