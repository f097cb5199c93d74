import { useId, useState } from 'preact/hooks';
import { formatList, type Message, message, t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { changeSettings, ERAS, type Era, readSettings, watchSettings } from '../../lib/settings/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, ConfirmDialog, Field, Notice, Segmented, TextField, useWatched } from '../ui/index.ts';
import './world.css';

/** An era as it is typed. */
interface TypedEra {
  name: string;
  abbreviations: string;
  direction: Era['direction'];
  zero: string;
  lastYear: string;
}

export const typedOf = (era: Era | null): TypedEra => ({
  name: era?.name ?? '',
  abbreviations: era?.abbreviations.join(', ') ?? '',
  direction: era?.direction ?? 'forward',
  zero: String(era?.zero ?? 0),
  lastYear: era?.lastYear === null || era === null ? '' : String(era.lastYear),
});

const MOST_ABBREVIATIONS = 5;
const LONGEST_ABBREVIATION = 20;
const LONGEST_NAME = 60;
/** Years that are exact, with room for differences. */
const YEAR = /^[-−]?\d{1,12}$/;
const yearOf = (text: string): number =>
  Number(
    text
      .trim()
      .replace('−', '-')
      .replace(/[\s,.']/g, ''),
  );
const isYear = (text: string): boolean => YEAR.test(text.trim().replace(/[\s,.']/g, ''));

/** What is wrong with a typed era, by field. Empty: nothing. */
export function problemsOf(
  { name, zero, lastYear }: TypedEra,
  others: readonly Era[],
): Partial<Record<keyof TypedEra, Message>> {
  const key = name.trim().toLowerCase();
  return {
    ...(key === '' && { name: message('eras.nameMissing') }),
    ...(others.some((one) => one.name.toLowerCase() === key) && { name: message('eras.nameTaken') }),
    ...(!isYear(zero) && { zero: message('eras.yearInvalid') }),
    ...(lastYear.trim() !== '' && !isYear(lastYear) && { lastYear: message('eras.yearInvalid') }),
  };
}

export const eraOf = (typed: TypedEra): Era => ({
  name: typed.name.trim().slice(0, LONGEST_NAME),
  abbreviations: typed.abbreviations
    .split(/[,;、،]/)
    .map((one) => one.trim().slice(0, LONGEST_ABBREVIATION))
    .filter((one) => one !== '')
    .slice(0, MOST_ABBREVIATIONS),
  direction: typed.direction,
  zero: yearOf(typed.zero),
  lastYear: typed.lastYear.trim() === '' ? null : yearOf(typed.lastYear),
});

/** Asks for an era. */
export function EraForm(props: {
  /** Null: a new one. */
  era: Era | null;
  others: readonly Era[];
  onSave: (era: Era) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(() => typedOf(props.era));
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(typed, props.others);
  const problemOf = (name: keyof TypedEra) => {
    const problem = isChecked ? problems[name] : undefined;
    return problem ? t(problem) : null;
  };
  const set = (name: keyof TypedEra) => (value: string) => setTyped({ ...typed, [name]: value });
  const save = () => {
    setChecked(true);
    if (Object.keys(problems).length === 0) props.onSave(eraOf(typed));
  };
  return (
    <ConfirmDialog
      title={t(props.era ? 'eras.editTitle' : 'eras.newTitle')}
      confirm={t('common.save')}
      tone="primary"
      onConfirm={save}
      onClose={props.onClose}
    >
      <form
        class="world-form column gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('common.name')}
          value={typed.name}
          problem={problemOf('name')}
          limit={LONGEST_NAME}
          onInput={set('name')}
        />
        <TextField
          label={t('eras.abbreviations')}
          hint={t('eras.abbreviationsHint')}
          value={typed.abbreviations}
          onInput={set('abbreviations')}
        />
        <Field label={t('eras.counting')}>
          {(ids) => (
            <div id={ids.id}>
              <Segmented
                label={t('eras.counting')}
                value={typed.direction}
                options={[
                  { value: 'forward', label: t('eras.up') },
                  { value: 'backward', label: t('eras.down') },
                ]}
                onChange={(direction) => setTyped({ ...typed, direction })}
              />
            </div>
          )}
        </Field>
        <TextField
          label={t('eras.zero')}
          hint={t('eras.zeroHint')}
          value={typed.zero}
          problem={problemOf('zero')}
          onInput={set('zero')}
        />
        <TextField
          label={t('eras.lastYear')}
          hint={t('eras.lastYearHint')}
          value={typed.lastYear}
          problem={problemOf('lastYear')}
          onInput={set('lastYear')}
        />
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}

/** The eras of a world, which checks need to compare its dates. */
export function Eras({ worldId }: { worldId: WorldId }) {
  const all = useWatched(async () => (await readSettings()).eras, watchSettings);
  const [errorMessage, run] = useAsyncAction();
  const [edited, setEdited] = useState<Era | 'new' | null>(null);
  const id = useId();
  const eras = all?.[worldId] ?? [];
  /** Puts an era in the place of another one, or at the end; null removes. */
  const change = (old: Era | null, next: Era | null) =>
    run(async () => {
      await changeSettings((settings) => {
        const { [worldId]: before = [], ...others } = settings.eras;
        const isOld = (one: Era) => one.name === old?.name;
        const after = old
          ? before.flatMap((one) => (isOld(one) ? (next ? [next] : []) : [one]))
          : [...before, ...(next ? [next] : [])];
        return { ...settings, eras: after.length === 0 ? others : { ...others, [worldId]: after } };
      });
    });
  return (
    <section class="detail-section column gap-2" aria-labelledby={id}>
      <h2 id={id}>{t('eras.title')}</h2>
      <p class="soft">{t('eras.hint')}</p>
      {eras.length > 0 && (
        <ul class="eras">
          {eras.map((era) => (
            <li key={era.name}>
              <div>
                <bdi class="era-name">{era.name}</bdi>
                {era.abbreviations.length > 0 && <bdi class="soft"> {formatList(era.abbreviations)}</bdi>}
                <p class="soft small">{t('eras.summary', { direction: era.direction, zero: era.zero })}</p>
              </div>
              <div class="era-actions">
                <Button
                  size="small"
                  aria-label={t('eras.editNamed', { name: era.name })}
                  onClick={() => setEdited(era)}
                >
                  {t('common.edit')}
                </Button>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={t('common.removeNamed', { name: era.name })}
                  onClick={() => change(era, null)}
                >
                  {t('common.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {eras.length < ERAS && (
        <p>
          <Button icon="add" onClick={() => setEdited('new')}>
            {t('eras.add')}
          </Button>
        </p>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {edited && (
        <EraForm
          era={edited === 'new' ? null : edited}
          others={eras.filter((one) => one !== edited)}
          onSave={(era) => {
            setEdited(null);
            change(edited === 'new' ? null : edited, era);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
