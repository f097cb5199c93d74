import { type Message, message, t } from '../../lib/i18n/index.ts';
import { FLAGS } from '../../lib/model/index.ts';
import { type Audience, audienceOf } from '../../lib/outbox/index.ts';
import { Segmented, Switch } from '../ui/index.ts';
import type { FormPart } from './form.ts';

const states = () =>
  [
    { value: 'world', label: t('capture.visibilityWorld') },
    { value: 'private', label: t('capture.visibilityPrivate') },
    { value: 'public', label: t('capture.visibilityPublic') },
  ] as const;

const READERS: Record<Audience, Message | null> = {
  authors: null,
  public: message('outbox.readersWillSee'),
  worldDefault: message('outbox.readersMaySee'),
};

/** The draft and WIP flags, and who may read the article. Both flags are on by default. */
export function Flags({ form }: { form: FormPart }) {
  const { text, changeFields, change } = form;
  const { state, ...withoutState } = text.fields;
  const audience = READERS[audienceOf(text)];
  const readers = audience && t(audience);
  return (
    <div class="capture-flags">
      <Switch checked={text.fields.isDraft !== false} onChange={(isDraft) => changeFields({ isDraft })}>
        {t(FLAGS.draft.label)}
      </Switch>
      <Switch checked={text.fields.isWip !== false} onChange={(isWip) => changeFields({ isWip })}>
        <abbr title={t(FLAGS.wip.label)}>{t(FLAGS.wip.shortMark)}</abbr>
      </Switch>
      <Segmented
        label={t('capture.visibility')}
        value={state ?? 'world'}
        options={states()}
        onChange={(next) =>
          change({ fields: next === 'world' ? withoutState : { ...withoutState, state: next } })
        }
      />
      <p class="capture-readers" role="status">
        {readers}
      </p>
    </div>
  );
}
