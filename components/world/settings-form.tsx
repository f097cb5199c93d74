import { useState } from 'preact/hooks';
import { Button, ConfirmDialog, Field, Notice, Segmented, TextAreaField, TextField } from '../ui/index.ts';
import { Differences } from './differences.tsx';
import { FIELDS, type FieldWords, labelOf, pickFields, textOf, withTyped } from './fields.ts';
import type { WorldSettings } from './use-settings.ts';

/** Characters that World Anvil accepts in a single-line field. */
const MAX_LINE_LENGTH = 256;

const STATES: readonly { value: 'public' | 'private'; label: string }[] = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
];

const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names.map((name) => `“${name}”`));

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
      class="world-form"
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
              Take theirs
            </Button>
          }
        >
          Somebody else has changed {formatList(conflicting.map(labelOf))} meanwhile. Nothing was overwritten;
          what you typed is kept. Look at both before you change it again.
        </Notice>
      )}
      {undo && (
        <Notice
          tone={settings.notSaved.length > 0 ? 'warn' : 'good'}
          actions={
            <Button icon="undo" busy={busy} onClick={() => (undoReveals ? setUndoing(true) : undoChange())}>
              Undo
            </Button>
          }
        >
          {settings.notSaved.length > 0
            ? `The platform took the change, but ${formatList(settings.notSaved.map(labelOf))} does not stand as you wanted it.`
            : 'Changed on the platform.'}{' '}
          You can take it back until you leave this page.
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
        <p class="soft small">
          The platform did not tell {formatList(missing.map(({ label }) => label))}, so they cannot be changed
          here.
        </p>
      )}
      {isNameless && <Notice tone="danger">A world needs a name.</Notice>}
      <div class="world-actions">
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          disabled={changed.length === 0 || tooLong || isNameless}
        >
          {changed.length === 0
            ? 'Nothing is changed'
            : `Look at ${changed.length === 1 ? 'the change' : `the ${changed.length} changes`}…`}
        </Button>
        {changed.length > 0 && (
          <Button tone="quiet" onClick={() => settings.type(saved)}>
            Discard
          </Button>
        )}
      </div>
      {undo && isUndoing && (
        <ConfirmDialog
          title="Make the world public again?"
          confirm="Make it public"
          keep="Cancel"
          onClose={() => setUndoing(false)}
          onConfirm={() => {
            setUndoing(false);
            undoChange();
          }}
        >
          <p>Everyone will be able to see this world, and all that is public in it.</p>
        </ConfirmDialog>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Change the world’s settings?"
          confirm={changed.length === 1 ? 'Change it' : `Change ${changed.length} settings`}
          keep="Not yet"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            settings.send(pickFields(typed, changed), pickFields(saved, changed));
          }}
        >
          {reveals && <p>Everybody will be able to see this world, and all that is public in it.</p>}
          {hides && <p>Nobody but those with rights in this world will see it any more.</p>}
          <Differences names={changed} before={saved} after={typed} />
          <p class="soft">Only these are sent. You can take it back until you leave this page.</p>
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
  const mark = isChanged ? <span class="small world-changed">changed</span> : undefined;
  const common = { label: field.label, hint: field.hint, value, onInput };
  switch (field.kind) {
    case 'state':
      return (
        <Field label={field.label} hint={field.hint} aside={mark}>
          {(ids) => (
            <div id={ids.id} class="world-state">
              <Segmented
                label={field.label}
                value={value === 'public' ? 'public' : 'private'}
                options={STATES}
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
