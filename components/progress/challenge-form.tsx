import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { templateLabel } from '../../lib/model/index.ts';
import { type Challenge, presets } from '../../lib/progress/index.ts';
import type { Day } from '../../lib/versions/index.ts';
import { Button, navigateToolbar, Segmented, Switch, TextField } from '../ui/index.ts';
import { PlanField } from './goal-card.tsx';

/** Starts or changes a challenge. World Anvil's own fill the form. */
export function ChallengeForm(props: {
  challenge: Challenge | null;
  today: Day;
  /** Those of the world, as codes. */
  templates: readonly string[];
  onSave: (challenge: Challenge) => void;
  onCancel: () => void;
}) {
  const known = presets(props.today);
  const [draft, setDraft] = useState<Challenge | undefined>(props.challenge ?? known[0]);
  if (!draft) return null;
  const change = (part: Partial<Challenge>) => setDraft({ ...draft, ...part });
  const isWhole = draft.target > 0 && draft.from !== '' && draft.from <= draft.to;
  return (
    <form
      class="card-area column gap-3"
      aria-label={t('progress.challenge')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) props.onSave(draft);
      }}
    >
      <div class="wrap gap-1-2" role="toolbar" aria-label={t('progress.presets')} onKeyDown={navigateToolbar}>
        {known.map((preset, at) => (
          <button
            key={preset.name}
            type="button"
            class="filter"
            tabIndex={at === 0 ? 0 : -1}
            aria-pressed={preset.name === draft.name}
            onClick={() => setDraft(preset)}
          >
            {preset.name}
          </button>
        ))}
      </div>
      <TextField label={t('common.name')} value={draft.name} onInput={(name) => change({ name })} />
      <div class="progress-fields">
        <PlanField
          type="date"
          label={t('progress.from')}
          value={draft.from}
          onInput={(from) => change({ from })}
        />
        <PlanField type="date" label={t('progress.to')} value={draft.to} onInput={(to) => change({ to })} />
        <PlanField
          label={t('progress.target')}
          value={String(draft.target)}
          onInput={(value) => change({ target: Math.round(Number(value)) })}
        />
        <PlanField
          label={t('progress.minimum')}
          value={String(draft.minimum)}
          onInput={(value) => change({ minimum: Math.max(0, Math.round(Number(value))) })}
        />
      </div>
      <Segmented
        label={t('progress.target')}
        value={draft.unit}
        options={[
          { value: 'words', label: t('progress.unitWords') },
          { value: 'articles', label: t('progress.unitArticles') },
        ]}
        onChange={(unit) => change({ unit })}
      />
      <Switch checked={draft.isOnlyNew} onChange={(isOnlyNew) => change({ isOnlyNew })}>
        {t('progress.onlyNew')}
      </Switch>
      <Switch checked={draft.isOnlyPublic} onChange={(isOnlyPublic) => change({ isOnlyPublic })}>
        {t('progress.onlyPublic')}
      </Switch>
      <Switch checked={draft.isWithoutDrafts} onChange={(isWithoutDrafts) => change({ isWithoutDrafts })}>
        {t('progress.withoutDrafts')}
      </Switch>
      {props.templates.length > 1 && (
        <fieldset class="column gap-1">
          <legend class="small soft">{t('progress.templates')}</legend>
          <div class="wrap gap-1-2">
            {props.templates.map((code) => {
              const isOn = draft.templates.includes(code);
              return (
                <button
                  key={code}
                  type="button"
                  class="filter"
                  aria-pressed={isOn}
                  onClick={() =>
                    change({
                      templates: isOn
                        ? draft.templates.filter((one) => one !== code)
                        : [...draft.templates, code],
                    })
                  }
                >
                  {templateLabel(code)}
                </button>
              );
            })}
          </div>
        </fieldset>
      )}
      <div class="wrap gap-1-2">
        <Button type="submit" tone="primary" disabled={!isWhole}>
          {t('common.save')}
        </Button>
        <Button onClick={props.onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}
