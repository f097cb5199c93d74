import { sortName } from '../../components/search/index.ts';
import { autoHideLabel } from '../../components/secret/index.ts';
import { accentName } from '../../components/world/index.ts';
import { formatBytes, formatList, type Message, message, t } from '../../lib/i18n/index.ts';
import type { SettingName, Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { DENSITIES, FOLLOW, languages, TEXT_SIZES, THEMES, TYPEFACES } from './appearance-section.tsx';
import { SOURCE_FIELDS, STATES, undoLabel } from './capture-section.tsx';
import { LOCK_TIMES } from './connection-section.tsx';
import { historyPeriods } from './history-section.tsx';
import { BODIES, PACES, POLL_INTERVALS } from './library-section.tsx';
import { featureName } from './world-pages-section.tsx';

/** A setting's name on this page, and its value in words. */
interface SettingText {
  label: Message;
  value(settings: Settings): string;
}

type Choices<T extends string> = readonly (readonly [T, Message])[];

/** The label of one of several values. Values from elsewhere, such as 90 seconds, are shown as they are. */
function chosen<T extends string>(choices: Choices<T>, value: T): string {
  const label = choices.find(([one]) => one === value)?.[1];
  return label ? t(label) : value;
}

const onOff = (isOn: boolean): string => t(isOn ? 'options.on' : 'options.off');
const listed = (items: readonly string[]): string =>
  items.length === 0 ? t('options.none') : formatList(items);
const megabytes = (count: number): string => formatBytes(count * 1_000_000);
/** Choices of a time list it as text, with an empty text for none. */
const timed = (choices: Choices<string>, count: number | null): string =>
  chosen(choices, count === null ? '' : String(count));

/** In the order of the page. */
const TEXTS: Readonly<Record<Exclude<SettingName, `accents.${string}` | `eras.${string}`>, SettingText>> = {
  language: {
    label: message('options.language'),
    value: ({ language }) =>
      languages().find(({ value }) => value === (language ?? ''))?.label ?? String(language),
  },
  theme: { label: message('options.theme'), value: ({ theme }) => chosen(THEMES, theme) },
  textSize: { label: message('options.textSize'), value: ({ textSize }) => chosen(TEXT_SIZES, textSize) },
  density: { label: message('options.density'), value: ({ density }) => chosen(DENSITIES, density) },
  linkCounts: { label: message('searchLinks.counts'), value: ({ linkCounts }) => onOff(linkCounts) },
  readingTypeface: {
    label: message('options.readingTypeface'),
    value: ({ readingTypeface }) => chosen(TYPEFACES, readingTypeface),
  },
  sourceField: {
    label: message('capture.sourcePlace'),
    value: ({ sourceField }) => chosen(SOURCE_FIELDS, sourceField),
  },
  defaultState: {
    label: message('options.visibility'),
    value: ({ defaultState }) => chosen(STATES, defaultState),
  },
  undoSeconds: { label: message('options.undoWindow'), value: ({ undoSeconds }) => undoLabel(undoSeconds) },
  contextMenu: { label: message('options.contextMenu'), value: ({ contextMenu }) => onOff(contextMenu) },
  follow: { label: message('options.follow'), value: ({ follow }) => chosen(FOLLOW, follow) },
  secretCoverSeconds: {
    label: message('options.hideSecrets'),
    value: ({ secretCoverSeconds }) => autoHideLabel(secretCoverSeconds),
  },
  hideStatblocks: {
    label: message('options.hideStatblocks'),
    value: ({ hideStatblocks }) => onOff(hideStatblocks),
  },
  resultSort: { label: message('options.sortResults'), value: ({ resultSort }) => sortName(resultSort) },
  listSort: { label: message('options.sortLists'), value: ({ listSort }) => sortName(listSort) },
  pagesOff: {
    label: message('options.pagesOff'),
    value: ({ pagesOff }) => listed(pagesOff.map(featureName)),
  },
  pageDomains: { label: message('options.domains'), value: ({ pageDomains }) => listed(pageDomains) },
  lockAfterMinutes: {
    label: message('options.lockWhenIdle'),
    value: ({ lockAfterMinutes }) => timed(LOCK_TIMES, lockAfterMinutes),
  },
  pace: { label: message('options.pace'), value: ({ pace }) => chosen(PACES, String(pace)) },
  'library.bodies': {
    label: message('options.fullTexts'),
    value: ({ library }) => chosen(BODIES, library.bodies),
  },
  'library.lookMinutes': {
    label: message('options.checkForUpdates'),
    value: ({ library }) => timed(POLL_INTERVALS, library.lookMinutes),
  },
  'library.onMetered': {
    label: message('options.syncOnMetered'),
    value: ({ library }) => onOff(library.onMetered),
  },
  'library.keepSecrets': {
    label: message('options.storeSecrets'),
    value: ({ library }) => onOff(library.keepSecrets),
  },
  imageMegabytes: {
    label: message('options.imageSpace'),
    value: ({ imageMegabytes }) => megabytes(imageMegabytes),
  },
  historyDays: {
    label: message('options.keepFor'),
    value: ({ historyDays }) =>
      historyPeriods().find(({ value }) => value === String(historyDays))?.label ??
      t('options.days', { count: historyDays }),
  },
  historyMegabytes: {
    label: message('options.keepAtMost'),
    value: ({ historyMegabytes }) => megabytes(historyMegabytes),
  },
  versionsMegabytes: {
    label: message('options.versionsRoom'),
    value: ({ versionsMegabytes }) => megabytes(versionsMegabytes),
  },
};

const isNamed = (name: SettingName): name is keyof typeof TEXTS => name in TEXTS;

/** The world's title, if it belongs to the connection. */
function worldTitle(connection: ConnectionSummary, id: string): string {
  const worlds = connection.state === 'none' ? [] : connection.worlds;
  return worlds.find((world) => world.id === id)?.title ?? t('options.otherWorld');
}

/** A setting in the user's language: its name, and its value before and after a change. */
export interface ChangedSetting {
  name: SettingName;
  label: string;
  from: string;
  to: string;
}

/** Describes settings that differ, in the order of the page. */
export function describeChanges(
  names: readonly SettingName[],
  before: Settings,
  after: Settings,
  connection: ConnectionSummary,
): ChangedSetting[] {
  const order = Object.keys(TEXTS);
  const place = (name: SettingName) => (isNamed(name) ? order.indexOf(name) : order.length);
  return names
    .toSorted((one, other) => place(one) - place(other))
    .map((name) => {
      if (isNamed(name)) {
        const { label, value } = TEXTS[name];
        return { name, label: t(label), from: value(before), to: value(after) };
      }
      const id = name.slice(name.indexOf('.') + 1);
      const color = ({ accents }: Settings) => accentName(accents[id] ?? null);
      const world = worldTitle(connection, id);
      if (name.startsWith('eras.')) {
        const eras = (settings: Settings) => listed((settings.eras[id] ?? []).map((era) => era.name));
        return { name, label: t('options.erasOf', { world }), from: eras(before), to: eras(after) };
      }
      return { name, label: t('options.accentOf', { world }), from: color(before), to: color(after) };
    });
}
