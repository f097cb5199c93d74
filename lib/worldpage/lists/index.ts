// Lists of a world's articles: how each entry stands at a glance, and several picked and changed together.
// Put into such a page by the background; it leaves with the script that is there for as long as the page is (`resident/`).
export { isListAddress } from './list-address.ts';
export { type ListScript, startList } from './start-list.ts';
