import { useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { TemplateCode } from '../../lib/model/index.ts';
import { Combobox, Field, type Hue, Tile } from '../ui/index.ts';
import { customKey, findTemplates, type TemplateChoice } from './choices.ts';
import { TemplateIcon } from './template-icon.tsx';

const HUES = {
  person: 'people',
  profession: 'people',
  rank: 'people',
  species: 'peoples',
  ethnicity: 'peoples',
  condition: 'peoples',
  settlement: 'places',
  landmark: 'places',
  location: 'places',
  organization: 'groups',
  formation: 'groups',
  militaryConflict: 'events',
  plot: 'events',
  report: 'events',
  item: 'objects',
  material: 'objects',
  technology: 'objects',
  vehicle: 'objects',
  law: 'magic',
  myth: 'magic',
  ritual: 'magic',
  spell: 'magic',
  document: 'words',
  language: 'words',
  prose: 'words',
  article: 'other',
} as const satisfies Record<TemplateCode, Hue>;

const HUE_OF: ReadonlyMap<string, Hue> = new Map(Object.entries(HUES));

/** The hue of a template's family. Templates that World Anvil adds later have the neutral one. */
export const hueOfTemplate = (code: string): Hue => HUE_OF.get(code) ?? 'other';

const NOTES = { suggested: 'templates.suggestedNote', recent: 'templates.recentNote' } as const;

function ChoiceTile({ choice }: { choice: TemplateChoice }) {
  const code = choice.customTemplateId ? 'custom' : choice.code;
  return (
    <Tile hue={hueOfTemplate(code)} size="small">
      <TemplateIcon code={code} />
    </Tile>
  );
}

/** Picks the article's template by typing or from the list. */
export function TemplatePicker(props: {
  choices: readonly TemplateChoice[];
  code: string;
  customTemplateId: string | null;
  problem: string | null;
  /** Keeps the list open, in a popover. */
  staysOpen?: boolean;
  onPick: (choice: TemplateChoice) => void;
}) {
  const { choices, code, customTemplateId } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const key = customTemplateId ? customKey(customTemplateId) : code;
  const chosen = choices.find((choice) => choice.key === key);
  const label = chosen?.label ?? (customTemplateId ? t('templates.otherWorld') : code);
  // If nothing is typed, the chosen template is first, so that Enter changes nothing.
  const options = useMemo(() => {
    if (typed !== null) return findTemplates(choices, typed);
    return chosen ? [chosen, ...choices.filter((choice) => choice !== chosen)] : choices;
  }, [choices, chosen, typed]);

  return (
    <Field
      label={t('templates.label')}
      problem={props.problem}
      aside={
        chosen?.note === 'suggested' ? <span class="template-note">{t('templates.suggested')}</span> : null
      }
    >
      {(ids) => (
        <div class="template-picker">
          <TemplateIcon code={customTemplateId ? 'custom' : code} />
          <Combobox
            ids={ids}
            staysOpen={props.staysOpen ?? false}
            text={typed ?? label}
            onText={setTyped}
            options={options}
            keyOf={(choice) => choice.key}
            onPick={(choice) => {
              setTyped(null);
              props.onPick(choice);
            }}
            onBlur={() => setTyped(null)}
            empty={t('templates.noMatch')}
            render={(choice) => (
              <>
                <ChoiceTile choice={choice} />
                <span class="template-text">
                  <span>{choice.label}</span>
                  <span class="template-sentence small soft">{t(choice.about)}</span>
                </span>
                {choice.note && <span class="template-note">{t(NOTES[choice.note])}</span>}
              </>
            )}
          />
        </div>
      )}
    </Field>
  );
}
