import { useState } from 'preact/hooks';
import { formatList, t } from '../../lib/i18n/index.ts';
import type { WorldFields } from '../../lib/model/index.ts';
import { Button, ConfirmDialog, Field, Notice, Segmented, TextAreaField, TextField } from '../ui/index.ts';
import type { WorldSettings } from './use-settings.ts';
import {
  FIELDS,
  type FieldName,
  type FieldWords,
  labelOf,
  pickFields,
  textOf,
  withTyped,
} from './use-settings.ts';

const LONGEST = 4_000;

function Side({ words, text }: { words: string; text: string }) {
  return (
    <div class="world-side">
      <h4>{words}</h4>
      <pre dir="auto">
        {text.length > LONGEST
          ? `${text.slice(0, LONGEST)}…`
          : text || <span class="soft">{t('world.nothing')}</span>}
      </pre>
    </div>
  );
}

/** The values before and after a change, side by side for each field. */
function Differences(props: { names: readonly FieldName[]; before: WorldFields; after: WorldFields }) {
  return (
    <div class="world-differences column gap-4">
      {props.names.map((name) => (
        <section key={name} aria-label={labelOf(name)}>
          <h3>{labelOf(name)}</h3>
          <div class="world-sides">
            <Side words={t('world.before')} text={textOf(props.before[name])} />
            <Side words={t('world.after')} text={textOf(props.after[name])} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** Characters that World Anvil accepts in a single-line field. */
const MAX_LINE_LENGTH = 256;

const namesOf = (fields: readonly FieldName[]): string =>
  formatList(fields.map((name) => t('common.quoted', { title: labelOf(name) })));

/** Every setting of the world. Changes are shown next to the old values before anything is sent. */
export function SettingsForm({ settings }: { settings: WorldSettings }) {
  const [isAsking, setAsking] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const { typed, saved, changed, conflicting, undo, busy } = settings;
  const available = FIELDS.filter(({ name }) => saved[name] !== undefined);
  const missing = FIELDS.filter(({ name }) => saved[name] === undefined);
  const tooLong = FIELDS.some(
    ({ name, kind }) => kind === 'line' && [...textOf(typed[name])].length > MAX_LINE_LENGTH,
  );
  const isNameless = changed.includes('title') && textOf(typed.title).trim() === '';
  const reveals = changed.includes('state') && typed.state === 'public';
  const undoReveals = undo?.changes.state === 'public';
  const undoChange = () => undo && settings.send(undo.changes, undo.before);
  const hides = changed.includes('state') && typed.state === 'private';
  return (
    <form
      class="world-form column gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0 && !tooLong && !isNameless) setAsking(true);
      }}
    >
      {conflicting.length > 0 && (
        <Notice
          tone="warn"
          actions={
            <Button onClick={() => settings.type({ ...typed, ...pickFields(saved, conflicting) })}>
              {t('world.useTheirs')}
            </Button>
          }
        >
          {t('world.conflict', { fields: namesOf(conflicting) })}
        </Notice>
      )}
      {undo && (
        <Notice
          tone={settings.notSaved.length > 0 ? 'warn' : 'good'}
          actions={
            <Button icon="undo" busy={busy} onClick={() => (undoReveals ? setUndoing(true) : undoChange())}>
              {t('common.undo')}
            </Button>
          }
        >
          {settings.notSaved.length > 0
            ? t('world.notSaved', { fields: namesOf(settings.notSaved) })
            : t('world.saved')}
        </Notice>
      )}
      {available.map((field) => (
        <OneField
          key={field.name}
          field={field}
          value={textOf(typed[field.name])}
          isChanged={changed.includes(field.name)}
          onInput={(text) => settings.type(withTyped(typed, field, text))}
        />
      ))}
      {missing.length > 0 && (
        <p class="soft small">{t('world.notGiven', { fields: namesOf(missing.map(({ name }) => name)) })}</p>
      )}
      {isNameless && <Notice tone="danger">{t('world.needsName')}</Notice>}
      <div class="world-actions">
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          disabled={changed.length === 0 || tooLong || isNameless}
        >
          {t('world.review', { count: changed.length })}
        </Button>
        {changed.length > 0 && (
          <Button tone="quiet" onClick={() => settings.type(saved)}>
            {t('common.discard')}
          </Button>
        )}
      </div>
      {undo && isUndoing && (
        <ConfirmDialog
          title={t('world.publishTitle')}
          confirm={t('flags.makePublic')}
          onClose={() => setUndoing(false)}
          onConfirm={() => {
            setUndoing(false);
            undoChange();
          }}
        >
          <p>{t('world.publishHint')}</p>
        </ConfirmDialog>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('world.saveTitle')}
          confirm={t('world.confirmChanges', { count: changed.length })}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            settings.send(pickFields(typed, changed), pickFields(saved, changed));
          }}
        >
          {reveals && <p>{t('world.publishHint')}</p>}
          {hides && <p>{t('world.hideHint')}</p>}
          <Differences names={changed} before={saved} after={typed} />
          <p class="soft">{t('world.saveHint')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

function OneField(props: {
  field: FieldWords;
  value: string;
  isChanged: boolean;
  onInput: (text: string) => void;
}) {
  const { field, value, isChanged, onInput } = props;
  const mark = isChanged ? <span class="small world-changed">{t('world.changed')}</span> : undefined;
  const label = t(field.label);
  const hint = field.hint && t(field.hint);
  const common = { label, hint, value, onInput };
  switch (field.kind) {
    case 'state':
      return (
        <Field label={label} hint={hint} aside={mark}>
          {(ids) => (
            <div id={ids.id} class="world-state">
              <Segmented
                label={label}
                value={value === 'public' ? 'public' : 'private'}
                options={[
                  { value: 'private', label: t('flags.private') },
                  { value: 'public', label: t('flags.public') },
                ]}
                onChange={onInput}
              />
            </div>
          )}
        </Field>
      );
    case 'line':
      return <TextField {...common} limit={MAX_LINE_LENGTH} />;
    case 'tags':
      return <TagsField {...common} />;
    default:
      return (
        <TextAreaField
          {...common}
          {...(mark && { aside: mark })}
          rows={field.kind === 'code' ? 4 : Math.min(8, Math.max(2, value.split('\n').length + 1))}
          spellcheck={field.kind === 'text'}
          class={field.kind === 'code' ? 'input world-code' : 'input'}
        />
      );
  }
}

/** Keeps the raw text while the person types; the field gets the parsed tags. */
function TagsField(props: {
  label: string;
  hint: string | undefined;
  value: string;
  onInput: (text: string) => void;
}) {
  const [raw, setRaw] = useState<string | null>(null);
  return (
    <TextField
      {...props}
      value={raw ?? props.value}
      onInput={(text) => {
        setRaw(text);
        props.onInput(text);
      }}
      onBlur={() => setRaw(null)}
    />
  );
}
