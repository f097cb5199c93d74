// The world's names in the text of any page beside: looked for on a person's act, marked there, listed here.
export { NamesOnPage } from './names-on-page.tsx';
