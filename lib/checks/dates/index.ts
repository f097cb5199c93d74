// Dates as people write them in a world. A date becomes the years that it may mean, on the axis of its era, or nothing if
// that isn't sure.
export { daysOfNamedMonth } from './date-words.ts';
export { KnownEras, saysForward } from './known-eras.ts';
export { readDate, readLife, readSpan, type Span } from './read-date.ts';
export {
  isBefore,
  isLabelAxis,
  isSameDay,
  leastYearsBetween,
  mostYearsBetween,
  type WrittenDate,
} from './written-date.ts';
