import { useMemo, useState } from 'preact/hooks';
import {
  readIntended,
  readSnoozed,
  setIntended,
  setSnoozed,
  watchDecisions,
} from '../../lib/checks/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { formatAge, formatList, loadedLanguage, t } from '../../lib/i18n/index.ts';
import { phraseQuery } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { newDraft, openOutbox } from '../../lib/outbox/index.ts';
import { readToWrite, TO_WRITE_KINDS, type ToWrite, type ToWriteKind } from '../../lib/progress/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { fieldLabel } from '../entry-view/index.ts';
import { useReading } from '../library/index.ts';
import type { WorldIndex } from '../search/index.ts';
import {
  decide,
  EmptyState,
  hasWords,
  Icon,
  type IconName,
  ListTools,
  Notice,
  useWatched,
} from '../ui/index.ts';
import type { ReviewTabProps } from './results.ts';
import { TriageList, type TriageRow } from './triage-list.tsx';

const ICONS: Readonly<Record<ToWriteKind, IconName>> = {
  question: 'help',
  name: 'add',
  stub: 'article',
  facts: 'minus',
  draft: 'edit',
  old: 'clock',
};
const SNOOZE = 30 * 86_400_000;

const read = ({ library, worldId }: WorldIndex, signal: AbortSignal): Promise<ToWrite[]> =>
  readToWrite({ library, worldId, language: loadedLanguage() ?? 'en', now: Date.now() }, signal);

function sentenceOf({ kind, text, fields, count, links, hit }: ToWrite): string {
  const age = hit.updatedAt === null ? '' : formatAge(hit.updatedAt);
  const linked = links > 0 ? ` · ${t('toWrite.linked', { count: links })}` : '';
  switch (kind) {
    case 'question':
      return text;
    case 'name':
      return t('toWrite.name', { name: text, count });
    case 'stub':
      return t('toWrite.stub', { count }) + linked;
    case 'facts':
      return t('toWrite.facts', {
        fields: formatList(fields.map((name) => fieldLabel({ name, title: '' }))),
      });
    case 'draft':
      return t(hit.isDraft ? 'toWrite.draft' : 'toWrite.wip', { age });
    case 'old':
      return t('toWrite.old', { age }) + linked;
  }
}

/** Creates a draft of an article with that name. Resolves to its id. */
async function beginDraft(worldId: WorldId, title: string): Promise<string> {
  const [store, settings] = await Promise.all([openOutbox(), readSettings()]);
  const id = crypto.randomUUID();
  const draft = newDraft({ worldId, clip: null, settings, now: Date.now(), id, template: 'article' });
  await store.add({ ...draft, touched: true, text: { ...draft.text, title } });
  return id;
}

/** What is left to write in a world, what is most worth doing first. */
export function ToWriteList({ worldIndex, open, search, onEdit }: ReviewTabProps) {
  const { worldId } = worldIndex;
  const reading = useReading(worldIndex, read);
  const found = reading.state === 'read' ? reading.found : null;
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<ToWriteKind | null>(null);
  const hidden = useWatched(
    async () => new Set([...(await readIntended(worldId)), ...(await readSnoozed(worldId, Date.now()))]),
    watchDecisions,
    [worldId],
  );
  const listed = useMemo(
    () =>
      hidden &&
      found
        ?.filter(({ key }) => !hidden.has(key))
        .map((one) => ({ ...one, sentence: sentenceOf(one) }))
        .filter(({ sentence, hit }) => hasWords(`${hit.title} ${sentence}`, typed)),
    [found, hidden, typed, loadedLanguage()],
  );
  const rows = useMemo(
    () =>
      listed
        ?.filter((one) => kind === null || one.kind === kind)
        .map(
          (one): TriageRow => ({
            ...{ key: one.key, kind: one.kind, sentence: one.sentence, ref: one.ref },
            icon: (
              <span class="severity">
                <Icon name={ICONS[one.kind]} />
              </span>
            ),
            title: one.hit.title || t('common.untitled'),
            template: one.hit.template,
            isPrivate: isPrivate(one.ref.kind, one.hit),
            actions: [
              ...(one.kind === 'name'
                ? [
                    {
                      ...({ icon: 'edit', label: t('toWrite.begin'), keys: 'D', isLast: false } as const),
                      run: () => void beginDraft(worldId, one.text).then(onEdit, reportAs('toWrite.begin')),
                    },
                  ]
                : []),
              {
                ...({ icon: 'clock', label: t('toWrite.later'), keys: 'S', isLast: true } as const),
                run: () => {
                  const until = Date.now() + SNOOZE;
                  void decide(worldId, t('toWrite.isLater'), (isTaken) =>
                    setSnoozed(worldId, one.key, until, isTaken),
                  );
                },
              },
              {
                ...({ icon: 'check', label: t('toWrite.done'), keys: 'X', isLast: true } as const),
                run: () =>
                  void decide(worldId, t('toWrite.isDone'), (isTaken) =>
                    setIntended(worldId, [one.key], isTaken),
                  ),
              },
            ],
          }),
        ),
    [listed, kind, onEdit],
  );
  if (reading.state === 'failed') return <Notice tone="danger">{t('panel.partNotLoaded')}</Notice>;
  if (!rows || !listed) return <p class="soft">{t('review.reading')}</p>;
  const counts = Map.groupBy(listed, (one) => one.kind);
  return (
    <div class="column gap-2">
      <ListTools
        filter={{ label: t('review.filter'), value: typed, onChange: setTyped }}
        chipsLabel={t('toWrite.title')}
        chips={TO_WRITE_KINDS.filter((one) => counts.has(one) || one === kind).map((one) => ({
          key: one,
          label: t('toWrite.kind', { kind: one }),
          count: counts.get(one)?.length ?? 0,
          isOn: one === kind,
          onToggle: () => setKind(one === kind ? null : one),
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState icon="check" title={t(found?.length === 0 ? 'toWrite.nothing' : 'review.noMatch')} />
      ) : (
        <TriageList
          label={t('toWrite.title')}
          rows={rows}
          onOpen={(row, where) => {
            const one = listed.find(({ key }) => key === row.key);
            // Where a name stands is a question for the search.
            if (one?.kind === 'name' && where === 'here') search(phraseQuery(one.text));
            else open(row.ref, where);
          }}
        />
      )}
    </div>
  );
}
