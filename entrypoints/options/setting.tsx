import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useId, useState } from 'preact/hooks';
import { type Mark, Marked } from '../../components/search/index.ts';
import { announce, Icon } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import './setting.css';
import type { TextMatcher } from '../../lib/library/index.ts';
import { changeSettings, type Settings } from '../../lib/settings/index.ts';

/** Saves settings at once. The row of the setting says whether that worked. */
export const changeSetting = (part: Partial<Settings>): Promise<unknown> =>
  changeSettings((settings) => ({ ...settings, ...part }));

export interface SettingSearch {
  /** Null while nothing is searched. */
  match: TextMatcher | null;
  /** Headings above the settings. They find all settings below them. */
  headings: readonly string[];
}

/** The search of the page, for each setting to find itself in. */
export const SearchContext = createContext<SettingSearch>({ match: null, headings: [] });

export interface FoundSetting {
  isShown: boolean;
  nameMarks: readonly Mark[];
  hintMarks: readonly Mark[];
}

/**
 * Whether the search shows this setting, and which letters of it match.
 * @param choices labels of the values that the setting can have, which find it too
 */
export function useFound(name: string, hint: string, choices: readonly string[] = []): FoundSetting {
  const { match, headings } = useContext(SearchContext);
  const marks = match ? match([name, hint, ...choices, ...headings]) : [];
  return { isShown: marks !== null, nameMarks: marks?.[0] ?? [], hintMarks: marks?.[1] ?? [] };
}

interface SectionProps {
  /** Also the section's address: `options.html#history`. */
  id: string;
  title: string;
  children: ComponentChildren;
}

function Below({ title, children }: { title: string; children: ComponentChildren }) {
  const { match, headings } = useContext(SearchContext);
  return (
    <SearchContext.Provider value={{ match, headings: [...headings, title] }}>
      {children}
    </SearchContext.Provider>
  );
}

/** A section of the page, which the side list links to. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section class="options-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <Below title={title}>{children}</Below>
    </section>
  );
}

/** A part of a section with a heading of its own. */
export function Group({ id, title, children }: SectionProps) {
  return (
    <section class="options-group" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h3>
      <Below title={title}>{children}</Below>
    </section>
  );
}

/** How long “Saved” is shown, in milliseconds. */
const SHOWN_MS = 2_500;

export type Outcome = 'none' | 'saved' | 'failed';

/** What became of the last change of a setting. */
export function useOutcome(): [Outcome, (saving: Promise<unknown>) => void] {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome !== 'saved') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const follow = (saving: Promise<unknown>) => {
    setOutcome('none');
    saving.then(
      () => {
        setOutcome('saved');
        announce(t('options.saved'));
      },
      () => setOutcome('failed'),
    );
  };
  return [outcome, follow];
}

export interface SettingIds {
  id: string;
  'aria-describedby': string | undefined;
}

interface SettingProps {
  name: string;
  hint?: string;
  outcome?: Outcome;
  /** Labels of the values it can have and of its buttons, for the search. */
  choices?: readonly string[];
  /** A drawing of what the setting does. */
  picture?: ComponentChildren;
}

/** One setting: its name and a line about it, with the control at the end of the row. */
export function Setting(props: SettingProps & { children: (ids: SettingIds) => ComponentChildren }) {
  const id = useId();
  const isDescribed = props.hint !== undefined || props.outcome === 'failed';
  return (
    <Row {...props} labelFor={id} hintId={`${id}-hint`}>
      <div class="setting-control wrap gap-1-2">
        {props.outcome === 'saved' && (
          <span class="setting-saved" aria-hidden="true">
            <Icon name="check" />
            {t('options.saved')}
          </span>
        )}
        {props.children({ id, 'aria-describedby': isDescribed ? `${id}-hint` : undefined })}
      </div>
    </Row>
  );
}

/** A setting that needs room: its content, if any, is below the name. */
export function WideSetting(props: Omit<SettingProps, 'outcome'> & { children?: ComponentChildren }) {
  return (
    <Row {...props}>
      {props.children !== undefined && <div class="setting-wide column gap-3">{props.children}</div>}
    </Row>
  );
}

/** Something to read at the end of a row, such as a shortcut. */
export function Fact(
  props: Pick<SettingProps, 'name' | 'hint' | 'choices'> & { children: ComponentChildren },
) {
  return (
    <Row {...props}>
      <div class="setting-control wrap gap-1-2">{props.children}</div>
    </Row>
  );
}

function Row(props: SettingProps & { labelFor?: string; hintId?: string; children: ComponentChildren }) {
  const { name, hint = '', choices, outcome, picture, labelFor } = props;
  const { isShown, nameMarks, hintMarks } = useFound(name, hint, choices);
  const text = <Marked text={name} marks={nameMarks} />;
  return (
    <div class="setting" hidden={!isShown}>
      {picture && <div class="setting-picture">{picture}</div>}
      <div class="setting-text">
        {labelFor === undefined ? (
          <p class="setting-name">{text}</p>
        ) : (
          <label class="setting-name" for={labelFor}>
            {text}
          </label>
        )}
        <div id={props.hintId}>
          {hint && (
            <p class="setting-hint small soft">
              <Marked text={hint} marks={hintMarks} />
            </p>
          )}
          {outcome === 'failed' && (
            <p class="field-problem" role="alert">
              <Icon name="alert" />
              <span>{t('options.notSaved')}</span>
            </p>
          )}
        </div>
      </div>
      {props.children}
    </div>
  );
}
