// Statblocks for use at the table: read from the offline copy, with dice to roll, counters, and two side by side.
// Counters and rolls stay on this device.
export { withAddStatblock } from './add-statblock.tsx';
export { StatblockView, type StatblockViewProps } from './statblock-view.tsx';
