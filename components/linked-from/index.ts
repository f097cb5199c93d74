// “Linked from”: what links to an entry, grouped by kind, with the sentence around each place. It reads the link index, and
// the texts of the rows that are shown.
export { LinkedFrom, type LinkedFromProps } from './linked-from.tsx';
