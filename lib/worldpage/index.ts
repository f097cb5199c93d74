// World Anvil pages: recognizes what a page shows by its address (pure functions; looking up the entry is the caller's
// job), defines the actions on it (`actions/`), and contains the content scripts: bar, hover cards, lists, completion
// and names (`page-script/` is their shared base), and access to editors (`editor/`).
export {
  ACTION_IDS,
  ACTIONS,
  type ActionId,
  actionsFor,
  PAGE_ACT_IDS,
  type PageActId,
  type ShownAction,
} from './actions/index.ts';
export { GROUPS } from './bar/draw.ts';
export * from './cards/index.ts';
export type {
  ActionDone,
  BarActions,
  Completion,
  KeptOutcome,
  KeptText,
  LinkAt,
  LinkCard,
  ListedEntry,
  ListedFlag,
  PageChannels,
  PageCommand,
  PageJournal,
  PageLinkChannels,
  PageRequest,
  PageView,
  TypedText,
} from './channels.ts';
export * from './complete/index.ts';
export * from './editor/index.ts';
export * from './journal/index.ts';
export * from './lists/index.ts';
export { mountOnPage } from './mount-on-page.ts';
export * from './names-on-page/index.ts';
export type { PageEntry, PageEntryKind } from './page-entry.ts';
export { SHOWN } from './page-script/layer.ts';
export type { PageScript } from './page-script/page-script.ts';
export { PAGE_TEXTS, type PageText, type PageWords } from './page-texts.ts';
export type { WorldPage } from './recognize-page.ts';
export { comparablePath, hostsOf, PLATFORM_HOSTS, recognizePage } from './recognize-page.ts';
