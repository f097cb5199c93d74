// Lists of articles on World Anvil's pages: shows the status of each entry, and lets users select several to change
// them together. The background injects this script into list pages. It ends together with the main page script
// (`page-script/`).
export { isListAddress } from './load-more-scripts.ts';
export { type ListScript, startList } from './start-list.ts';
