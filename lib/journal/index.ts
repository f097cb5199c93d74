// What a person types in World Anvil's editors, kept on this device until World Anvil has it. Only the background opens
// the database; scripts on pages and screens ask by message.
export {
  deleteTexts,
  type EditorPage,
  keepText,
  listTexts,
  openPages,
  openTexts,
  pruneJournal,
  readText,
  settleArrived,
  settleText,
} from './journal.ts';
