// For people who enter drafts on World Anvil themselves, with or without a connection: fills in its editor, copies a
// draft in three forms, and marks it as done. Loreside asks World Anvil for nothing here.

export { ToastStack } from '../ui/index.ts';
export { ByHandNotice } from './by-hand-notice.tsx';
export {
  addressOf,
  type ByHand,
  type ByHandAction,
  type ByHandHost,
  createByHand,
  editPageOf,
  newPageOf,
} from './by-hand-store.ts';
export { DraftMenu } from './draft-menu.tsx';
export { changedItems } from './entered-items.ts';
