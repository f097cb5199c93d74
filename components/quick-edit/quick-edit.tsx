import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { ChangedRef, Values } from '../../lib/history/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import { isFlagId } from '../../lib/model/index.ts';
import { EntryBarContext, useTools } from '../entry-view/index.ts';
import { appendOperation, editOperation, perform } from '../history/index.ts';
import { type Action, actionsOf, menuItems, type OpenAction } from './actions.ts';
import './quick-edit.css';
import { MoveForm, NoteForm, TagsForm } from './quick-edit-form.tsx';
import { useEditTarget, useWorldCopy } from './use-edit-target.ts';

export interface QuickEditProps {
  entry: Entry;
  /** What a page's shortcut asked for: a form to open, or a switch to point at. */
  start?: { part?: string | undefined };
  onHistory: (ref: ChangedRef) => void;
  onRename: () => void;
}

const NOTE_ADDED = {
  scrapbook: 'quickEdit.addedToScrapbook',
  seeded: 'quickEdit.addedToStorytellerNotes',
} as const;
const NONE: never[] = [];

const FORMS = ['tags', 'move', 'note'] as const;
const isForm = (part: string): part is (typeof FORMS)[number] => FORMS.some((one) => one === part);

/** Offers changes to an entry in the menu of its bar, and shows their small forms. */
export function QuickEdit({ entry, start, onHistory, onRename }: QuickEditProps) {
  const { target, text } = useEditTarget(entry);
  const bar = useContext(EntryBarContext);
  const [form, setForm] = useState<Exclude<OpenAction['id'], 'history' | 'rename'> | null>(null);
  // Optimistic values: they are shown until the offline copy has caught up.
  const [optimistic, setOptimistic] = useState<Values>({});
  const pendingCount = useRef(0);
  useEffect(() => {
    if (pendingCount.current === 0) setOptimistic({});
  }, [target]);
  const world = useWorldCopy(entry.worldId, form !== null);
  const canChange = target !== null;
  useEffect(() => {
    const part = start?.part;
    if (!canChange || part === undefined) return;
    if (isForm(part)) setForm(part);
    else if (isFlagId(part)) bar?.setMenu({ isOpen: true, highlighted: part });
  }, [canChange, start]);
  const seen = { ...target?.seen, ...optimistic };
  const actions = target ? actionsOf(target.ref.kind, seen) : NONE;
  useTools(
    'editing',
    menuItems(actions).map((item, at) => ({ ...item, run: () => choose(actions[at]) })),
  );
  if (!target) return null;

  const close = () => {
    setForm(null);
    bar?.focusMenu();
  };
  const change = async (cause: 'flags' | 'tags' | 'move', changes: Values, messages: Messages) => {
    const { ref, title, isPrivate } = target;
    const edit = { ref, title, cause, changes, seen: seenOf(seen, changes) };
    let hasBegun = false;
    const result = await perform(editOperation(edit, { ...messages, isPrivate }), () => {
      hasBegun = true;
      setOptimistic((before) => ({ ...before, ...changes }));
      pendingCount.current += 1;
    });
    if (!hasBegun) return;
    pendingCount.current -= 1;
    if (result?.ok) return;
    setOptimistic((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
    );
  };
  const choose = (action: Action | undefined) => {
    if (action?.kind === 'toggle') void change('flags', action.changes, action);
    else if (action?.kind === 'choice') void (action.isChosen || change('flags', action.changes, action));
    else if (action?.id === 'history') onHistory(target.ref);
    else if (action?.id === 'rename') onRename();
    else if (action) setForm(action.id);
  };
  const save = (cause: 'tags' | 'move', changes: Values, messages: Messages) => {
    close();
    void change(cause, changes, messages);
  };
  return (
    <>
      {form === 'tags' && (
        <TagsForm
          tags={tagsIn(seen)}
          about={{ title: target.title, content: text }}
          known={world?.tags ?? NONE}
          onSave={(tags) =>
            save('tags', { tags }, { doing: t('quickEdit.savingTags'), done: t('quickEdit.tagsSaved') })
          }
          onClose={close}
        />
      )}
      {form === 'move' && world && (
        <MoveForm
          categories={world.categories}
          value={categoryOf(seen)}
          self={target.ref.kind === 'category' ? target.ref.id : null}
          onSave={(id) =>
            save(
              'move',
              { [target.ref.kind === 'category' ? 'parentId' : 'categoryId']: id },
              movedTo(id, world),
            )
          }
          onClose={close}
        />
      )}
      {form === 'note' && (
        <NoteForm
          entryKey={`${target.ref.worldId} ${target.ref.id}`}
          onSave={async (field, note) => {
            close();
            const { ref, title, isPrivate } = target;
            const messages = {
              isPrivate,
              doing: t('quickEdit.addingNote'),
              done: t(NOTE_ADDED[field]),
            };
            const added = await perform(
              appendOperation({ ref, title, cause: 'note', field, text: note }, messages),
            );
            // What may have arrived isn't offered again: saving it twice would add it twice.
            return added !== null && (added.ok || added.problem.kind === 'unsettled');
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface Messages {
  doing: string;
  done: string;
}

/**
 * The values that the person saw in these fields, or null if one isn't known. A change that publishes also includes the
 * other field that decides who can read the entry, so nothing is written if that field has changed on World Anvil.
 */
function seenOf(seen: Values, changes: Values): Values | null {
  const changed = Object.keys(changes);
  if (changed.some((name) => seen[name] === undefined)) return null;
  const names = [...changed];
  if (changes.isDraft === false) names.push('state');
  if (changes.state === 'public') names.push('isDraft');
  return Object.fromEntries(names.flatMap((name) => (seen[name] === undefined ? [] : [[name, seen[name]]])));
}

function tagsIn(seen: Values): string[] {
  return Array.isArray(seen.tags) ? seen.tags.filter((tag) => typeof tag === 'string') : [];
}

function categoryOf(seen: Values): string | null {
  const id = seen.categoryId ?? seen.parentId;
  return typeof id === 'string' ? id : null;
}

function movedTo(
  id: string | null,
  world: { categories: readonly { id: string; title: string }[] },
): Messages {
  const title = world.categories.find((one) => one.id === id)?.title;
  const done = title === undefined ? t('quickEdit.moved') : t('quickEdit.movedTo', { category: title });
  return {
    doing: t('quickEdit.moving'),
    done: id === null ? t('quickEdit.removedFromCategory') : done,
  };
}
