import { useId } from 'preact/hooks';
import { type Message, message, t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import type { WorldCopy } from '../../../lib/library/index.ts';
import { FLAGS } from '../../../lib/model/index.ts';
import { type Audience, audienceOf } from '../../../lib/outbox/index.ts';
import { ChipButton, Icon, Switch } from '../../ui/index.ts';
import type { FormPart } from './form.ts';
import './choice-list.css';

/** A choice between a few options, one below the other. Arrow keys choose; Enter and a click also finish. */
export function ChoiceList<T extends string>(props: {
  label: string;
  value: T | null;
  options: readonly { value: T; label: string; detail?: string }[];
  onChange: (value: T) => void;
  onDone: () => void;
}) {
  const name = useId();
  return (
    <fieldset class="choice-list">
      <legend>{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            // Arrow keys come here as clicks without a pointer. The change follows the click.
            onClick={(event) => event.detail > 0 && setTimeout(props.onDone)}
            onKeyDown={outsideComposition((event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              props.onDone();
            })}
          />
          <span dir="auto">{option.label}</span>
          {option.detail && <span class="small soft">{option.detail}</span>}
        </label>
      ))}
    </fieldset>
  );
}

const READERS: Record<Audience, Message | null> = {
  authors: null,
  public: message('outbox.readersWillSee'),
  worldDefault: message('outbox.readersMaySee'),
};

/** Says who will read the article, if that is anybody but its authors. */
function Readers({ form }: { form: FormPart }) {
  const readers = READERS[audienceOf(form.text)];
  return (
    <p class="capture-readers" role="status">
      {readers && t(readers)}
    </p>
  );
}

/** The draft and WIP flags. Both are on by default. */
export function DraftChip({ form }: { form: FormPart }) {
  const { text, changeFields } = form;
  const isDraft = text.fields.isDraft !== false;
  const isWip = text.fields.isWip !== false;
  const words = [
    t(isDraft ? FLAGS.draft.label : 'capture.notDraft'),
    ...(isWip ? [t(FLAGS.wip.shortMark)] : []),
  ];
  return (
    <ChipButton
      label={t('common.status')}
      value={words.join(' · ')}
      icon={<Icon name="edit" />}
      tone={audienceOf(text) === 'authors' ? 'plain' : 'warn'}
      field="draft"
    >
      {() => (
        <>
          <Switch checked={isDraft} onChange={(next) => changeFields({ isDraft: next })}>
            {t(FLAGS.draft.label)}
          </Switch>
          <Switch checked={isWip} onChange={(next) => changeFields({ isWip: next })}>
            {t(FLAGS.wip.label)}
          </Switch>
          <Readers form={form} />
        </>
      )}
    </ChipButton>
  );
}

/** Who may read the article. */
export function VisibilityChip({ form, world }: { form: FormPart; world: WorldCopy | null }) {
  const { text, change } = form;
  const { state, ...withoutState } = text.fields;
  const known = world?.world?.newArticleState;
  const options = [
    {
      value: 'world',
      label: known ? t('capture.visibilityWorldIs', { state: known }) : t('capture.visibilityWorld'),
    },
    { value: 'private', label: t('flags.private') },
    { value: 'public', label: t('flags.public') },
  ] as const;
  const value = state ?? 'world';
  return (
    <ChipButton
      label={t('flags.visibility')}
      value={options.find((option) => option.value === value)?.label ?? value}
      icon={<Icon name={value === 'private' ? 'lock' : 'eye'} />}
      tone={audienceOf(text) === 'authors' ? 'plain' : 'warn'}
      field="state"
    >
      {(close) => (
        <>
          <ChoiceList
            label={t('flags.visibility')}
            value={value}
            options={options}
            onChange={(next) =>
              change({ fields: next === 'world' ? withoutState : { ...withoutState, state: next } })
            }
            onDone={close}
          />
          <Readers form={form} />
        </>
      )}
    </ChipButton>
  );
}
