import { t } from '../../lib/i18n/index.ts';
import type { Entry, EntryKind } from '../../lib/library/index.ts';
import { KindIcon, kindLabel } from '../search/index.ts';
import { HeadFlags } from './head-flags.tsx';
import './entry-view.css';
import { EntryPath } from './entry-path.tsx';
import { EntryTags } from './entry-tags.tsx';
import type { EntryViewProps } from './view.ts';

/** Path, title, kind, flags and tags of an entry. */
export function EntryHead(props: {
  kind: EntryKind;
  title: string;
  /** An extra word beside the kind: "completed". */
  word: string | null;
  entry: Entry | null;
  path: readonly Entry[];
  tags: readonly string[];
  open: EntryViewProps['open'];
  search: EntryViewProps['search'];
}) {
  const { kind, title, entry, path, tags, open, search } = props;
  return (
    <header class="detail-head">
      <EntryPath path={path} open={open} />
      <h1 tabIndex={-1} data-place-title dir="auto">
        {title || t('common.untitled')}
      </h1>
      <p class="detail-kind">
        <KindIcon kind={kind} template={null} />
        <span>{kindLabel(kind)}</span>
        {props.word && <bdi class="detail-word">{props.word}</bdi>}
        {entry && <HeadFlags entry={entry} />}
      </p>
      <EntryTags tags={tags} search={search} />
    </header>
  );
}
