// After an update: a line that leads to what is new, until it is read or dismissed.
export { NewsLine, useNews } from './news-line.tsx';
