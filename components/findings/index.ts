// What contradicts itself in a world: the findings of its checks, each with both places side by side, what a person decided
// about them, and a list of all checks.
export { checkedFindings } from './checked-world.ts';
export { sentenceOf } from './evidence-line.ts';
export { SeverityIcon } from './finding-row.tsx';
export { Findings } from './findings.tsx';
export { placeInText } from './found-view.tsx';
export { isPrivateFinding } from './group.ts';
