// Which page is this: what an address says of a thing of a world, by one table of shapes.
// Pure functions of text; looking the thing up in the local copy is the caller's. Beside it what can be done
// with the thing (`actions/`), the script that stays on such pages (`resident/`, `bar/`), and the editor there (`editor/`).
export {
  ACTION_IDS,
  ACTIONS,
  type ActionId,
  actionsFor,
  GROUPS,
  PAGE_ACT_IDS,
  type PageActId,
  type ShownAction,
} from './actions/index.ts';
export * from './cards/index.ts';
export type {
  ActionResult,
  BarActions,
  PageChannels,
  PageCommand,
  PageRequest,
  PageView,
} from './channels.ts';
export * from './complete/index.ts';
export * from './editor/index.ts';
export type {
  Completed,
  LinkAt,
  LinkCard,
  ListedEntry,
  PageLinkChannels,
  PageLinkRequest,
} from './link-channels.ts';
export * from './lists/index.ts';
export { mountOnPage } from './mount-on-page.ts';
export * from './names-on-page/index.ts';
export type { PageEntry, PageEntryKind } from './page-entry.ts';
export { comparablePath, hostsOf, PLATFORM_HOSTS, recognizePage } from './recognize-page.ts';
export { SHOWN } from './resident/layer-element.ts';
export type { Resident } from './resident/resident.ts';
export type { WorldPage } from './world-page.ts';
