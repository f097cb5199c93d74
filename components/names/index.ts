// Finds the world's names in the page of the active tab when the person asks for it, marks them there and lists them
// here.
export { NamesOnPage } from './name-list.tsx';
