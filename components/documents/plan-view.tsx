import { useMemo, useRef, useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { ImportPlan, PlanRow, RowChoice, WorldFacts } from '../../lib/import/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Button, Card, ConfirmDialog, hasWords, ListTools, Notice, navigateRows } from '../ui/index.ts';
import { Folders } from './folders.tsx';
import { PlanRowView } from './plan-row.tsx';
import { ROW_STATES, type RowState, STATE_LABELS, stateOf, unreadableText } from './plan-text.ts';
import { categoryOptions } from './row-choices.tsx';
import type { Choices, Reading } from './use-documents.ts';

/** Rows shown at first, and added with each press. */
const PAGE_SIZE = 200;
/** Seconds for each article: it is created and read back, about once a second; linked ones are changed once more. */
const SECONDS_EACH = 3;

interface PlanViewProps {
  reading: Reading;
  chosen: Choices;
  plan: ImportPlan;
  isPlanning: boolean;
  categories: WorldFacts['categories'];
  /** Its person enters the articles on World Anvil. */
  isByHand: boolean;
  /** Why nothing can be imported now, in a sentence. */
  obstacle: string | null;
  isStarting: boolean;
  onChange: (chosen: Choices) => void;
  onStart: (plan: ImportPlan) => void;
  onReset: () => void;
}

/** What would become of each document, changed by folder or one by one, before anything is sent. */
export function PlanView(props: PlanViewProps) {
  const { reading, chosen, plan, categories, onChange } = props;
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<RowState | 'twin' | null>(null);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [open, setOpen] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const options = useMemo(() => categoryOptions(categories), [categories]);
  const matching = useMemo(
    () => plan.rows.filter(({ title, path, tags }) => hasWords(`${title} ${path} ${tags.join(' ')}`, typed)),
    [plan, typed],
  );
  const isIn = (row: PlanRow, key: RowState | 'twin') =>
    key === 'twin' ? row.twin !== null : stateOf(row) === key;
  const rows = matching.filter((row) => state === null || isIn(row, state));
  const taken = plan.rows.filter(({ action }) => action !== 'skip');
  const stop = rows.some(({ path }) => path === active) ? active : rows[0]?.path;
  const set = (path: string, patch: RowChoice) =>
    onChange({ ...chosen, choices: { ...chosen.choices, [path]: { ...chosen.choices[path], ...patch } } });
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    // Its own keys in a field of an unfolded row.
    if (event.target instanceof Element && event.target.matches('select, input:not([type=checkbox])')) return;
    const pressed = list.current && navigateRows(list.current, event);
    if (!pressed) return;
    const row = rows.find(({ path }) => path === pressed.row.dataset.row);
    const isSkip = event.key.toLowerCase() === 'x' || event.key === 'Delete';
    if (row && isSkip && row.action !== 'skip') set(row.path, { skip: true });
    else if (!pressed.isDone) return;
    event.preventDefault();
  });
  const minutes = Math.ceil((taken.length * SECONDS_EACH) / 60);
  const more = Math.min(PAGE_SIZE, rows.length - shown);
  return (
    <div class="column gap-3">
      {reading.left > 0 && <Notice tone="warn">{t('documents.tooMany', { count: reading.left })}</Notice>}
      <Card>
        <h2>{t('documents.folders')}</h2>
        <p class="small soft">{t('documents.foldersHint')}</p>
        <Folders
          rows={plan.rows}
          rules={chosen.rules}
          categories={categories}
          onChange={(rules) => onChange({ ...chosen, rules })}
        />
      </Card>
      <ListTools
        filter={{ label: t('documents.filter'), value: typed, onChange: setTyped }}
        chipsLabel={t('documents.states')}
        chips={([...ROW_STATES, 'twin'] as const)
          .map((key) => ({
            key,
            label: t(STATE_LABELS[key]),
            count: matching.filter((row) => isIn(row, key)).length,
            isOn: key === state,
            onToggle: () => setState(key === state ? null : key),
          }))
          .filter(({ count, isOn }) => count > 0 || isOn)}
      />
      <ul class="document-rows" aria-label={t('documents.rows')} ref={list} onKeyDown={onKeyDown}>
        {rows.slice(0, shown).map((row) => (
          <PlanRowView
            worldId={plan.worldId}
            key={row.path}
            row={row}
            choice={chosen.choices[row.path] ?? {}}
            isStop={row.path === stop}
            isOpen={row.path === open}
            categories={options}
            onOpen={() => {
              setActive(row.path);
              setOpen(open === row.path ? null : row.path);
            }}
            onChange={(patch) => set(row.path, patch)}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t('common.showMore', { count: more })}
        </Button>
      )}
      {reading.unreadable.length > 0 && (
        <details class="document-unread">
          <summary>{t('documents.unreadable', { count: reading.unreadable.length })}</summary>
          <ul class="small">
            {reading.unreadable.map((one) => (
              <li key={one.path}>
                <bdi>{one.path}</bdi>: <span class="soft">{unreadableText(one)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class="document-bar wrap gap-2">
        <p class="soft" role="status">
          {t('documents.summary', { taken: taken.length, all: plan.rows.length })}
          {plan.folders.length > 0 && ` ${t('documents.newCategories', { count: plan.folders.length })}`}
        </p>
        <Button tone="quiet" onClick={props.onReset}>
          {t('documents.others')}
        </Button>
        <Button
          tone="primary"
          disabled={taken.length === 0 || props.obstacle !== null}
          busy={props.isStarting || props.isPlanning}
          onClick={() => (props.isByHand ? props.onStart(plan) : setAsking(true))}
        >
          {t(props.isByHand ? 'entering.start' : 'documents.import', { count: taken.length })}
        </Button>
      </div>
      {props.isByHand && plan.folders.length > 0 && <p class="small soft">{t('entering.categories')}</p>}
      {props.obstacle && <p class="small soft">{props.obstacle}</p>}
      {isAsking && (
        <ConfirmDialog
          title={t('documents.question', { count: taken.length })}
          confirm={t('documents.start')}
          tone="primary"
          onConfirm={() => {
            setAsking(false);
            props.onStart(plan);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('putBack.time', { minutes: formatNumber(minutes) })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
