import { formatNumber, t } from '../../lib/i18n/index.ts';
import { type Choice, composed, type PlanRow, type RowChoice } from '../../lib/import/index.ts';
import { templateLabel, type WorldId } from '../../lib/model/index.ts';
import { RichText } from '../markup/index.ts';
import { TemplateIcon } from '../template/index.ts';
import { Button, Icon, Select, TextField, Tile } from '../ui/index.ts';
import { categoryText, lostText, reasonOf, stateOf } from './plan-text.ts';
import { RowChoices, visibilityOf } from './row-choices.tsx';
import { RowComparison } from './row-comparison.tsx';

/** Characters of a text that its preview shows. */
const PREVIEW = 1_200;
const MENTION = /@\[([^\]]*)\]\([^)]*\)/g;
/** Things that couldn't be carried over, of one kind, that are named. */
const NAMED = 8;

export interface PlanRowProps {
  worldId: WorldId;
  row: PlanRow;
  choice: RowChoice;
  isStop: boolean;
  isOpen: boolean;
  categories: readonly { value: string; label: string }[];
  onOpen: () => void;
  onChange: (patch: RowChoice) => void;
}

/** A document and what it becomes. Unfolded, all of that can be changed. */
export function PlanRowView(props: PlanRowProps) {
  const { row, choice, isStop, isOpen, onOpen, onChange } = props;
  const state = stateOf(row);
  const isTaken = row.action !== 'skip';
  const tabIndex = isStop ? 0 : -1;
  const reason = reasonOf(row);
  return (
    <li class="document-row" data-row={row.path} data-state={state}>
      <div class="document-line beside gap-2">
        <label class="row-check">
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={t('documents.take', { title: row.title })}
            checked={isTaken}
            onChange={() => onChange(isTaken ? { skip: true } : takenAnyway(row, choice))}
          />
        </label>
        <button
          type="button"
          class="document-open beside gap-2 bare"
          data-stop
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          <Tile hue="other" size="small">
            <TemplateIcon code={row.template} />
          </Tile>
          <span class="document-words">
            <bdi class="strong">{row.title || t('common.untitled')}</bdi>
            <span class="small soft">
              {[templateLabel(row.template), categoryText(row.category), visibilityOf(row)].join(' · ')}
            </span>
            {reason && <span class="document-reason small">{reason}</span>}
          </span>
          {row.lost.length > 0 && (
            <span
              class="document-lost small soft"
              title={t('documents.lostCount', { count: row.lost.length })}
            >
              <Icon name="alert" />
              <span aria-hidden="true">{formatNumber(row.lost.length)}</span>
              <span class="visually-hidden">{t('documents.lostCount', { count: row.lost.length })}</span>
            </span>
          )}
        </button>
      </div>
      {isOpen && <Details {...props} />}
    </li>
  );
}

/** What is chosen for a row that somebody wants all the same. */
function takenAnyway({ tooLong, articleId }: PlanRow, { skip }: RowChoice): RowChoice {
  if (skip) return { skip: undefined };
  return {
    action: articleId === null ? 'create' : 'update',
    ...(tooLong.length > 0 && { cut: true }),
  };
}

function Details({ worldId, row, choice, categories, onChange }: PlanRowProps) {
  const { double, articleId, tooLong, lost } = row;
  const there = articleId ?? double?.id ?? null;
  const set = (patch: Choice) => onChange(patch);
  const kinds = [...new Set(lost.map(({ code }) => code))];
  const linked = row.links.filter(({ to }) => to !== null).length;
  // Nothing in a preview leads away from the plan.
  const preview = composed(row, () => null).content.replace(MENTION, '$1');
  return (
    <div class="document-details column gap-3">
      <p class="small soft" dir="ltr">
        {row.path}
      </p>
      <TextField
        label={t('history.fieldTitle')}
        value={choice.title ?? row.title}
        onInput={(title) => onChange({ title })}
        autocomplete="off"
      />
      <RowChoices
        choice={choice}
        usual={{
          template: templateLabel(row.template),
          category: categoryText(row.category),
          flags: visibilityOf(row),
        }}
        categories={categories}
        onChange={set}
      />
      {there !== null && (
        <Select
          aria-label={t('documents.whatToDo')}
          value={row.action}
          options={[
            { value: 'skip', label: t('documents.skipIt') },
            { value: 'update', label: t('documents.updateIt', { title: double?.title ?? row.title }) },
            { value: 'create', label: t('documents.createAnother') },
          ]}
          onChange={(action) => onChange({ action, skip: undefined })}
        />
      )}
      {tooLong.length > 0 && (
        <div>
          <Button size="small" onClick={() => onChange({ cut: true })}>
            {t('documents.cut')}
          </Button>
        </div>
      )}
      {row.tags.length > 0 && <p class="small soft">{row.tags.map((tag) => `#${tag}`).join(' ')}</p>}
      {row.links.length > 0 && (
        <p class="small soft">{t('documents.links', { linked, count: row.links.length })}</p>
      )}
      {kinds.length > 0 && (
        <dl class="document-losses small">
          {kinds.map((code) => {
            const all = [...new Set(lost.filter((one) => one.code === code).map(({ detail }) => detail))];
            const named = all.filter(Boolean).slice(0, NAMED);
            return (
              <div key={code}>
                <dt>{lostText({ code })}</dt>
                {named.length > 0 && (
                  <dd class="soft" dir="auto">
                    {named.join(', ')}
                    {all.length > NAMED && ` ${t('import.more', { count: all.length - NAMED })}`}
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
      )}
      {there !== null && <RowComparison {...{ worldId, row }} articleId={there} />}
      {preview && (
        <div class="document-preview">
          <RichText
            text={preview.length > PREVIEW ? `${preview.slice(0, PREVIEW)}…` : preview}
            name="preview"
            level={3}
            open={() => {}}
          />
        </div>
      )}
    </div>
  );
}
