import { t } from '../../lib/i18n/index.ts';
import type { Entry, EntryKind } from '../../lib/library/index.ts';
import { KindIcon, kindLabel } from '../search/index.ts';
import { EntryLine, updatedFact } from './entry-line.tsx';
import { HeadFlags } from './head-flags.tsx';
import './entry-view.css';
import { EntryPath } from './entry-path.tsx';
import type { Fact } from './facts.tsx';
import type { EntryViewProps } from './view.ts';

/** Path, title, and one line with kind, flags and facts. */
export function EntryHead(props: {
  kind: EntryKind;
  title: string;
  entry: Entry | null;
  path: readonly Entry[];
  /** Short facts after the time of the last change. */
  facts: readonly (string | null)[];
  details: (() => readonly (Fact | null)[]) | null;
  open: EntryViewProps['open'];
}) {
  const { kind, title, entry, path, open } = props;
  return (
    <header class="detail-head column gap-1">
      <EntryPath path={path} open={open} />
      <h1 tabIndex={-1} data-place-title dir="auto">
        {title || t('common.untitled')}
      </h1>
      <EntryLine
        icon={<KindIcon kind={kind} template={null} />}
        label={<span>{kindLabel(kind)}</span>}
        flags={entry && <HeadFlags entry={entry} />}
        facts={[updatedFact(entry?.updatedAt), ...props.facts]}
        details={props.details}
      />
    </header>
  );
}
