import { t } from '../../lib/i18n/index.ts';
import { FLAGS } from '../../lib/model/index.ts';
import { type Audience, audienceOf } from '../../lib/outbox/index.ts';
import { Segmented, Switch } from '../ui/index.ts';
import type { FormPart } from './form.ts';

const STATES = [
  { value: 'world', label: 'World’s own' },
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const;

const READERS: Record<Audience, string | null> = {
  authors: null,
  public: 'Readers will see this article as soon as it’s sent.',
  worldDefault: 'Readers may see this article as soon as it’s sent, if this world makes new articles public.',
};

/** The draft and WIP flags, and who may read the article. Both flags are on by default. */
export function Flags({ form }: { form: FormPart }) {
  const { text, changeFields, change } = form;
  const { state, ...withoutState } = text.fields;
  const readers = READERS[audienceOf(text)];
  return (
    <div class="capture-flags">
      <Switch checked={text.fields.isDraft !== false} onChange={(isDraft) => changeFields({ isDraft })}>
        {t(FLAGS.draft.label)}
      </Switch>
      <Switch checked={text.fields.isWip !== false} onChange={(isWip) => changeFields({ isWip })}>
        <abbr title={t(FLAGS.wip.label)}>{t(FLAGS.wip.shortMark)}</abbr>
      </Switch>
      <Segmented
        label="Who may read it"
        value={state ?? 'world'}
        options={STATES}
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
