// A statblock as it is used at the table: read from the copy on this device, with dice to roll, numbers to count, and
// several side by side. What is counted and rolled stays on this machine.
export { withAddStatblock } from './add-statblock.tsx';
export { StatblockView, type StatblockViewProps } from './statblock-view.tsx';
