import { useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { TITLE_LIMIT } from '../../lib/model/index.ts';
import { fitsInto, matcherOf, type Query } from '../../lib/rename/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';
import { BasedOnCopy } from '../library/index.ts';
import { useCanChange, type WorldIndex } from '../search/index.ts';
import { EmptyState, Notice, Segmented, TaskProgress, TextField } from '../ui/index.ts';
import { Batches, FoundPlaces } from './found-places.tsx';
import { NotSearched, useSecretSearch } from './not-searched.tsx';
import { draftIdOf, passageOf } from './other-texts.ts';
import { useFound } from './use-found.ts';
import { usePassages } from './use-passages.ts';
import { useRenaming } from './use-renaming.ts';
import '../entry-view/place-rows.css';
import './rename.css';

export interface RenameViewProps {
  worldIndex: WorldIndex;
  /** The entry to be renamed; null: finds and replaces any words. */
  of: EntryRef | null;
  open: (ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
  /** Opens a draft of the outbox where it is written. */
  onEdit: (draft: string) => void;
}

const HOW = ['words', 'forms', 'pattern'] as const;
const PROBLEMS = { pattern: 'rename.problemPattern', slow: 'rename.problemSlow' } as const;

/** What is typed, and what that looks for. */
function useQuery({ worldIndex, of }: RenameViewProps) {
  const { searcher } = worldIndex;
  // The title that it had when this was opened: the screen goes on after it was changed, and after Undo.
  const [title] = useState(() => (of && searcher.hit(searcher.locate(of))?.title) || '');
  const [find, setFind] = useState('');
  const [how, setHow] = useState<(typeof HOW)[number]>('words');
  const query = useMemo((): Query | null => {
    if (of) return title === '' ? null : { kind: 'name', find: title, of, location: -1 };
    return find.trim() === '' ? null : { kind: how, find };
  }, [of?.kind, of?.id, title, find, how]);
  const matcher = useMemo(() => query && matcherOf(query), [query]);
  const problem = typeof matcher === 'string' && matcher !== 'empty' ? t(PROBLEMS[matcher]) : null;
  return { title, find, setFind, how, setHow, problem, query: typeof matcher === 'string' ? null : query };
}

/** Renames an entry in all texts of its world, or finds and replaces words in them: first the places, then one batch. */
export function RenameView(props: RenameViewProps) {
  const { worldIndex, of } = props;
  const typed = useQuery(props);
  const { title, query } = typed;
  const [next, setNext] = useState(title);
  const canChange = useCanChange();
  const secrets = useSecretSearch();
  const passages = usePassages(worldIndex);
  const { found, reread, stop } = useFound(worldIndex, query, secrets.isOpen, passages.entries);
  const renaming = useRenaming(worldIndex, reread);
  const isFit = query?.kind === 'pattern' || fitsInto({ form: 'plain' }, next);
  const shown =
    found && query && found.query.find === query.find && found.query.kind === query.kind ? found : null;
  return (
    <section class="rename column gap-3" aria-label={t(of ? 'rename.rename' : 'rename.title')}>
      <h1 dir="auto">{of ? t('rename.renameTitle', { title }) : t('rename.title')}</h1>
      <div class="rename-form">
        {!of && (
          <TextField
            label={t('rename.find')}
            value={typed.find}
            onInput={typed.setFind}
            problem={typed.problem}
            spellcheck={false}
            autocomplete="off"
          />
        )}
        <TextField
          label={t(of ? 'rename.newName' : 'rename.replaceWith')}
          value={next}
          onInput={setNext}
          problem={isFit ? null : t('rename.unfit')}
          {...(of && { limit: TITLE_LIMIT.actual })}
          autocomplete="off"
        />
        {!of && (
          <Segmented
            label={t('rename.how')}
            value={typed.how}
            options={HOW.map((value) => ({ value, label: t(`rename.${value}`) }))}
            onChange={typed.setHow}
          />
        )}
      </div>
      {!canChange && <Notice>{t('rename.readOnly')}</Notice>}
      {shown?.state === 'searching' && (
        <TaskProgress
          label={t('mentions.searching')}
          detail={t('common.countOf', { done: shown.read, total: worldIndex.searcher.size })}
          done={shown.read}
          total={worldIndex.searcher.size}
          stop={t('common.stop')}
          onStop={stop}
        />
      )}
      {shown?.state === 'failed' && shown.sentence && <Notice tone="danger">{t(shown.sentence)}</Notice>}
      <BasedOnCopy worldIndex={worldIndex} />
      {shown && shown.entries.size > 0 && (
        <FoundPlaces
          {...{ worldIndex, of, canChange, renaming, next, isFit, passages }}
          found={shown}
          isNew={query?.kind !== 'name' || next.trim() !== title.trim()}
          open={({ entry, hit, text, place }, where) => {
            const draft = draftIdOf(hit.ref);
            if (draft !== null) return props.onEdit(draft);
            const words = place.around.join(place.written).replaceAll('…', '');
            // Texts of manuscripts aren't shown until they are read there.
            const isShown = text.form === 'markup' && !passageOf(entry.ref);
            props.open(hit.ref, where, isShown ? { kind: 'text', words } : undefined);
          }}
        />
      )}
      {shown?.state === 'done' && shown.entries.size === 0 && renaming.batches.length === 0 && (
        <EmptyState icon="check" title={t('rename.none')} />
      )}
      {shown && <NotSearched secrets={secrets} passages={passages} />}
      <Batches renaming={renaming} />
      {!query && !of && typed.problem === null && <p class="soft">{t('rename.hint')}</p>}
    </section>
  );
}
